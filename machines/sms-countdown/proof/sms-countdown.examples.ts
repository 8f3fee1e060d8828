import type { ErrorCode } from '#contract/errors.ts';

const refusedBy = (code: ErrorCode, more: object = {}) =>
  ({ type: 'form.refused', refusal: { ok: false, code, ...more } }) as const;

/** The code was not taken. */
export const codeRefused = refusedBy('verification_code_incorrect');

/** Nor will it be. */
export const codeExpired = refusedBy('verification_code_expired');

/** Too many codes were tried: none counts for two hours. */
export const triesBlocked = refusedBy('phone_too_many_requests', { retryAfterSeconds: 7200 });
