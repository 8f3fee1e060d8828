/** What can protect an account, the most helpful first: the first that is missing is advised. */
export const protectionKinds = [
  'password',
  'twoStep',
  'email',
  'mobile',
  'moneyPassword',
  'passkey',
] as const;
export type ProtectionKind = (typeof protectionKinds)[number];

/** What the history of an account's security tells. */
export const securityEventKinds = [
  'signedIn',
  'signInFailed',
  'signedOut',
  'sessionEnded',
  'othersEnded',
  'passwordChanged',
  'passwordRecovered',
  'moneyPasswordSet',
  'moneyPasswordChanged',
  'moneyPasswordRecovered',
  'socialLinked',
  'socialUnlinked',
  'emailAdded',
  'emailChanged',
  'emailConfirmed',
  'mobileAdded',
  'mobileChanged',
  'mobileConfirmed',
  'contactRestored',
  'closingAsked',
  'closingLeft',
  'accountRecoveryRequested',
  'accountRecoveryStopped',
  'accountRecoveryUsed',
  'dataAsked',
  'dataDownloaded',
  'payoutAccountAdded',
  'twoStepOn',
  'twoStepOff',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'secondStepLocked',
  'deviceTrusted',
  'deviceForgotten',
  'passkeyAdded',
  'passkeyRenamed',
  'passkeyRemoved',
  'passkeyRefused',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

/** The ways to take the second step (A26). */
export const secondStepWays = ['app', 'recoveryCode'] as const;
export type SecondStepWay = (typeof secondStepWays)[number];

/** The ways to prove that it is the owner who acts (W5). */
export const proofWays = ['passkey', 'app', 'recoveryCode', 'password'] as const;
export type ProofWay = (typeof proofWays)[number];

/** Recovery codes that are made at a time (A26). */
export const RECOVERY_CODES = 10;
/** So few that are left are a reason to make new ones. */
export const FEW_RECOVERY_CODES = 2;
/** Digits of a code of an authenticator app. */
export const APP_CODE_DIGITS = 6;
