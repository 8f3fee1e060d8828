import { z } from 'zod/v4';
import { type PaymentProvider, ProviderUnavailable } from '../ports/payment-provider.ts';
import type { PixAccount } from '../ports/pix-provider.ts';
import { pixAmountText, readCharge, readReturn } from './pix-messages.ts';

const TIMEOUT_MILLISECONDS = 5_000;
/** A definite refusal, not a temporary failure. */
const refusals: readonly number[] = [400, 409, 422];
const tokenSchema = z.object({ access_token: z.string() });

/**
 * The site's client of the Pix API, version 2, of Brazil's central bank: charges, payments and
 * returns at any provider with this API. Every call can be repeated.
 */
export function createPixClient(account: PixAccount): PaymentProvider {
  let token: string | undefined;

  const send = async (method: string, path: string, body?: object) => {
    try {
      return await fetch(new URL(path, account.endpoint), {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
    } catch {
      throw new ProviderUnavailable('The provider gave no answer.');
    }
  };

  const signIn = async () => {
    const { clientId, clientSecret, endpoint } = account;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    try {
      const response = await fetch(new URL('/pix/oauth/token', endpoint), {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({
          grant_type: 'client_credentials',
          scope: 'cob.write cob.read pix.write pix.read webhook.write',
        }),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
      token = tokenSchema.parse(await response.json()).access_token;
    } catch {
      throw new ProviderUnavailable('The provider gave no token.');
    }
  };

  /** Calls with a token, and renews an expired one. */
  const ask = async (method: string, path: string, body?: object) => {
    if (token === undefined) await signIn();
    let response = await send(method, path, body);
    if (response.status === 401) {
      await signIn();
      response = await send(method, path, body);
    }
    return response;
  };

  const charge = async (id: string) => read(await ask('GET', `/pix/v2/cob/${id}`), readCharge);

  return {
    charge,
    async createCharge({ id, amount, seconds }) {
      const response = await ask('PUT', `/pix/v2/cob/${id}`, {
        calendario: { expiracao: seconds },
        // People may pay another amount: the paid amount counts.
        valor: { original: pixAmountText(amount), modalidadeAlteracao: 1 },
        chave: account.pixKey,
        solicitacaoPagador: account.receiver,
      });
      if (!refusals.includes(response.status)) return known(await read(response, readCharge));
      // An existing one is not made again: it is the one requested before.
      return (await charge(id)) ?? null;
    },
    async removeCharge(id) {
      const response = await ask('PATCH', `/pix/v2/cob/${id}`, {
        status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR',
      });
      // One that is no longer active cannot be removed: its current state decides.
      if (response.status === 400) return charge(id);
      return read(response, readCharge);
    },
    async returnPayment({ reference, id, amount }) {
      const response = await ask('PUT', `/pix/v2/pix/${reference}/devolucao/${id}`, {
        valor: pixAmountText(amount),
        natureza: 'ORIGINAL',
      });
      return known(await read(response, readReturn));
    },
  };
}

/** An answer's data; undefined if the provider does not know the request. */
async function read<Value>(
  response: Response,
  reader: (answer: unknown) => Value,
): Promise<Value | undefined> {
  if (response.status === 404) return undefined;
  try {
    if (!response.ok) throw new Error(`status ${response.status}`);
    return reader(await response.json());
  } catch {
    throw new ProviderUnavailable('The provider’s answer could not be read.');
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('The provider knows nothing of it.');
  return value;
}
