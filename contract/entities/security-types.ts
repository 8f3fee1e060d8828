/** Ways to protect an account, most effective first: the first missing one is recommended. */
export const protectionKinds = [
  'password',
  'twoStep',
  'email',
  'mobile',
  'moneyPassword',
  'passkey',
] as const;
export type ProtectionKind = (typeof protectionKinds)[number];

/** Kinds of events in an account's security history. */
export const securityEventKinds = [
  'signedIn',
  'signInFailed',
  'signedOut',
  'sessionEnded',
  'otherSessionsEnded',
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
  'closureRequested',
  'closureCancelled',
  'accountRecoveryRequested',
  'accountRecoveryStopped',
  'accountRecoveryUsed',
  'dataExportRequested',
  'dataExportDownloaded',
  'payoutAccountAdded',
  'twoStepOn',
  'twoStepOff',
  'recoveryCodesCreated',
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

/** The ways to reauthenticate (W5). */
export const proofWays = ['passkey', 'app', 'recoveryCode', 'password'] as const;
export type ProofWay = (typeof proofWays)[number];

/** How many recovery codes are made at a time (A26). */
export const RECOVERY_CODES = 10;
/** At this many left, new ones are recommended. */
export const FEW_RECOVERY_CODES = 2;
/** Digits of a code of an authenticator app. */
export const APP_CODE_DIGITS = 6;
