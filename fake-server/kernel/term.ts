/**
 * Everything that is valid for a time. A new kind joins here, and must prove in
 * `tests/fake-server/terms.test.ts` that it is refused before and after its time, and that what has
 * expired stays expired.
 */
export const termKinds = [
  'session', // a token, and the link of a mail after which a password is due
  'reauthentication',
  'sentCode', // by SMS or mail
  'captcha',
  'sealingNonce',
  'serviceTicket', // for a visit to customer service
  'secondStep', // a started sign-in
  'pairing', // an unconfirmed app
  'trustedDevice',
  'passkeyChallenge',
  'contactUndo', // the link that undoes a change
  'accountRecovery', // with the link that stops it
  'accountRecoveryBar', // after it was stopped
  'tryLock', // after wrong tries
  'repeatedSignIn', // a lost answer with a token
  'payoutAccountCheck',
  'dataExportFile',
  'vouchedSignIn', // at Firebase or Telegram
  'rememberedThing', // a cache
] as const;
export type TermKind = (typeof termKinds)[number];

/** The validity of something, in milliseconds since the epoch. */
export interface Term {
  readonly kind: TermKind;
  readonly from: number;
  readonly until: number;
}

/** Two clocks never agree exactly, nor does one before and after an adjustment. */
export const CLOCK_SKEW = 60_000;

/** Whether something is valid at a moment: it has begun, and is not over. */
export function counts({ from, until }: Term, now: number): boolean {
  return from <= now + CLOCK_SKEW && now < until;
}
