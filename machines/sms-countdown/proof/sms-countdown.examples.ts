import type { ErrorCode } from '#contract/errors.ts';

const refusedBy = (code: ErrorCode, more: object = {}) =>
  ({ type: 'form.refused', refusal: { ok: false, code, ...more } }) as const;

/** The code was not taken. */
export const codeRefused = refusedBy('verification_code_incorrect');

/** Nor will it be accepted later. */
export const codeExpired = refusedBy('verification_code_expired');

/** Too many wrong codes: none is accepted for two hours. */
export const triesBlocked = refusedBy('phone_too_many_requests', { retryAfterSeconds: 7200 });
