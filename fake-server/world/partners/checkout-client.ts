import {
  type CheckoutAccount,
  type PaymentProvider,
  ProviderUnavailable,
} from '../ports/payment-provider.ts';
import { checkoutMethods, readRefund, readRequest } from './checkout-messages.ts';

const TIMEOUT_MILLISECONDS = 5_000;
/** A definite refusal, not a temporary failure. */
const refusals: readonly number[] = [400, 422];

/**
 * The site's client of the provider of transfers, cards, e-wallets and coins. Every call can be
 * repeated.
 */
export function createCheckoutClient(account: CheckoutAccount): PaymentProvider {
  const send = async (method: string, path: string, body?: object) => {
    try {
      return await fetch(new URL(`/checkout/v1${path}`, account.endpoint), {
        method,
        headers: {
          authorization: `Bearer ${account.apiKey}`,
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
      });
    } catch {
      throw new ProviderUnavailable('The provider gave no answer.');
    }
  };

  const ask = async <Value>(
    reader: (answer: unknown) => Value,
    method: string,
    path: string,
    body?: object,
  ): Promise<Value | undefined> => read(await send(method, path, body), reader);

  return {
    charge: (id) => ask(readRequest, 'GET', `/requests/${id}`),
    removeCharge: (id) => ask(readRequest, 'POST', `/requests/${id}/cancel`),
    async createCharge({ id, method, amount, currency, seconds, cards }) {
      if (method === 'pix') throw new Error('Pix has a provider of its own.');
      const body = {
        method: checkoutMethods[method],
        amount,
        currency,
        expires_in: seconds,
        ...(method === 'card' && { cards }),
      };
      const response = await send('PUT', `/requests/${id}`, body);
      return refusals.includes(response.status) ? null : known(await read(response, readRequest));
    },
    async returnPayment({ reference, id, amount }) {
      return known(
        await ask(readRefund, 'PUT', `/payments/${reference}/refunds/${id}`, { amount }),
      );
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
    // A conflict's answer contains the existing one.
    if (!response.ok && response.status !== 409) throw new Error(`status ${response.status}`);
    return reader(await response.json());
  } catch {
    throw new ProviderUnavailable('The provider’s answer could not be read.');
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ProviderUnavailable('The provider knows nothing of it.');
  return value;
}
