/** How GeeTest behaves now; a scenario decides. */
export type GeetestBehaviour = 'normal' | 'script-blocked' | 'load-error' | 'slow';

/** Errors of phone sign-in, by Firebase's own names (A23). */
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

/** How the providers' windows behave now. */
export interface ProviderBehaviour {
  /** The chosen account is not confirmed. */
  readonly refuses: boolean;
  /** Delay before the window shows anything, in milliseconds. */
  readonly latencyMilliseconds: number;
}

/** Everything works. */
export const workingProvider: ProviderBehaviour = { refuses: false, latencyMilliseconds: 0 };

/** The payment provider's disturbance; a scenario decides. */
export interface PixBehaviour {
  /** It answers everything with 503. */
  readonly isDown: boolean;
  /** It executes requests, but its answers are lost. */
  readonly losesAnswers: boolean;
  /** How it notifies the site of payments; `first`: each charge is paid before it is answered. */
  readonly webhooks: 'once' | 'twice' | 'never' | 'first';
  /** It refuses every charge. */
  readonly refusesCharges: boolean;
  /** Returns of money fail. */
  readonly refusesReturns: boolean;
}

/** Everything works. */
export const workingPix: PixBehaviour = {
  isDown: false,
  losesAnswers: false,
  webhooks: 'once',
  refusesCharges: false,
  refusesReturns: false,
};

/** The vendor wallets' disturbance; a scenario decides. */
export interface VendorWalletBehaviour {
  /** They answer everything with 503. */
  readonly isDown: boolean;
  /** They execute requests, but their answers are lost. */
  readonly losesAnswers: boolean;
  /** They refuse all money transfers. */
  readonly refuses: boolean;
  /** Extra delay of the first answer to an order. */
  readonly latencyMilliseconds: number;
}

/** Everything works. */
export const workingVendorWallets: VendorWalletBehaviour = {
  isDown: false,
  losesAnswers: false,
  refuses: false,
  latencyMilliseconds: 0,
};
