import type { SignedIn } from '../login.types.ts';

/** A sign-in without anything special. */
export const signedIn: SignedIn = {
  firstTimeLogin: false,
  passwordExpired: false,
  passwordIsDefault: false,
  generation: 1,
};

/** A first sign-in with the password that everybody knows. */
export const firstWithDefault: SignedIn = {
  ...signedIn,
  passwordIsDefault: true,
  firstTimeLogin: true,
};

/** A wrong password, after which a captcha is asked for. */
export const wrongPassword = {
  ok: false,
  code: 'credentials_incorrect',
  captchaRequired: true,
} as const;
