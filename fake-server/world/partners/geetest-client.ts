import { createHmac } from 'node:crypto';
import type { GeetestResult } from '#contract/entities/verification.ts';

/** The vendor script's result for a solved puzzle. */
export type GeetestSolution = Omit<GeetestResult, 'captcha_id'>;

/** The signature by which the vendor recognises the customer's server. */
export function signLot(lotNumber: string, captchaKey: string): string {
  return createHmac('sha256', captchaKey).update(lotNumber).digest('hex');
}

/** The answer of `validateGeetest`. `unreachable` means that the vendor gave no usable answer. */
export type GeetestVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'unreachable' | (string & {}) };

const timeoutMs = 5_000;

/**
 * Server-side validation (A10): asks the vendor whether a browser's result is genuine. Never
 * throws; without an answer within 5 s it is `unreachable`.
 *
 * @param request.endpoint origin of the vendor, such as `https://gcaptcha4.geetest.com`
 */
export async function validateGeetest(request: {
  readonly endpoint: string;
  readonly captchaId: string;
  readonly captchaKey: string;
  readonly result: GeetestSolution;
  readonly fetch?: typeof fetch;
}): Promise<GeetestVerdict> {
  const { captchaId, captchaKey, result } = request;
  const send = request.fetch ?? fetch;
  try {
    const url = new URL('/validate', request.endpoint);
    url.searchParams.set('captcha_id', captchaId);
    const response = await send(url, {
      method: 'POST',
      body: new URLSearchParams({
        lot_number: result.lot_number,
        captcha_output: result.captcha_output,
        pass_token: result.pass_token,
        gen_time: result.gen_time,
        sign_token: signLot(result.lot_number, captchaKey),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return readVerdict(await response.json());
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

function readVerdict(body: unknown): GeetestVerdict {
  if (typeof body !== 'object' || body === null) return { ok: false, reason: 'unreachable' };
  if ('result' in body && body.result === 'success') return { ok: true };
  if ('reason' in body && typeof body.reason === 'string')
    return { ok: false, reason: body.reason };
  if ('msg' in body && typeof body.msg === 'string') return { ok: false, reason: body.msg };
  return { ok: false, reason: 'unreachable' };
}
