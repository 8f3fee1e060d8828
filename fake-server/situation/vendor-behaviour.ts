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

/** What the payment provider does now, apart from what it is asked; a scenario decides. */
export interface PixBehaviour {
  /** It answers nothing but 503. */
  readonly isDown: boolean;
  /** It does what it is asked, and its answer is lost. */
  readonly losesAnswers: boolean;
  /** How it tells the site of payments; `first`: each charge is paid before it is answered. */
  readonly webhooks: 'once' | 'twice' | 'never' | 'first';
  /** It makes no charge, and says so. */
  readonly refusesCharges: boolean;
  /** Money that it is asked to return cannot be returned. */
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

/** What the vendors' wallets do now, apart from what they are asked; a scenario decides. */
export interface VendorWalletBehaviour {
  /** They answer nothing but 503. */
  readonly isDown: boolean;
  /** They do what they are asked, and their answer is lost. */
  readonly losesAnswers: boolean;
  /** They take no money, and give none back. */
  readonly refuses: boolean;
  /** How much later an order is answered that they had not done before. */
  readonly latencyMilliseconds: number;
}

/** Everything works. */
export const workingVendorWallets: VendorWalletBehaviour = {
  isDown: false,
  losesAnswers: false,
  refuses: false,
  latencyMilliseconds: 0,
};
