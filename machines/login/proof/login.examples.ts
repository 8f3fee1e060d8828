import type { SignedIn } from '../login.types.ts';

/** A plain sign-in. */
export const signedIn: SignedIn = {
  firstTimeLogin: false,
  passwordExpired: false,
  passwordIsDefault: false,
  generation: 1,
};

/** A first sign-in with the default password. */
export const firstWithDefault: SignedIn = {
  ...signedIn,
  passwordIsDefault: true,
  firstTimeLogin: true,
};

/** A right first step that requires a second one. */
export const secondStepRequired = { ok: false, code: 'second_step_required' } as const;
export const wrongSecondStep = {
  ok: false,
  code: 'second_step_incorrect',
  fields: [{ field: 'code', rule: 'incorrect' }],
} as const;
export const attemptExpired = { ok: false, code: 'second_step_expired' } as const;
export const secondStepLocked = {
  ok: false,
  code: 'second_step_locked',
  retryAfterSeconds: 900,
} as const;

/** A wrong password that requires a captcha. */
export const wrongPassword = {
  ok: false,
  code: 'credentials_incorrect',
  captchaRequired: true,
} as const;

/** The person closed the device's prompt, or it timed out. */
export const passkeyCancelled = { ok: false, code: 'passkey_cancelled' } as const;
/** A passkey that was removed from its account. */
export const passkeyUnknown = { ok: false, code: 'passkey_unknown' } as const;
