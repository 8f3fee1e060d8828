/** How GeeTest behaves now; a scenario decides. */
export type GeetestBehaviour = 'normal' | 'script-blocked' | 'load-error' | 'slow';

/** Errors of phone sign-in, by the names that Firebase's servers give them (A23). */
export const phoneErrors = [
  'INVALID_PHONE_NUMBER',
  'MISSING_PHONE_NUMBER',
  'TOO_MANY_ATTEMPTS_TRY_LATER',
  'QUOTA_EXCEEDED',
  'CAPTCHA_CHECK_FAILED',
  'OPERATION_NOT_ALLOWED',
  'INVALID_CODE',
  'MISSING_CODE',
  'SESSION_EXPIRED',
] as const;
export type PhoneError = (typeof phoneErrors)[number];

/** How the windows of the providers behave now. */
export interface ProviderBehaviour {
  /** The choice of an account is not confirmed. */
  readonly refuses: boolean;
  /** How much later the window shows anything, in milliseconds. */
  readonly latencyMilliseconds: number;
}

/** Everything works. */
export const workingProvider: ProviderBehaviour = { refuses: false, latencyMilliseconds: 0 };
