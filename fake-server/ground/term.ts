/**
 * Everything that counts from a moment until another. A new kind joins here, and has to show in
 * `tests/fake-server/terms.test.ts` that it is refused before its time and after it, and that what
 * has ended stays ended.
 */
export const termKinds = [
  'session', // a token, and the link of a mail that owes a password
  'reauthentication',
  'sentCode', // by SMS or mail
  'captcha',
  'sealingNonce',
  'serviceTicket', // of a visit to customer service
  'secondStep', // a sign-in that was begun
  'pairing', // an app that was not confirmed yet
  'trustedDevice',
  'passkeyChallenge',
  'contactUndo', // the link that takes a change back
  'accountRecovery', // and the link that stops it
  'accountRecoveryBar', // after it was stopped
  'tryLock', // after wrong tries
  'repeatedSignIn', // an answer with a token that was lost
  'payoutAccountCheck',
  'dataExportFile',
  'vouchedSignIn', // at Firebase or Telegram
  'rememberedThing', // what is only remembered to save work
] as const;
export type TermKind = (typeof termKinds)[number];

/** From when until when something counts, in milliseconds since the epoch. */
export interface Term {
  readonly kind: TermKind;
  readonly from: number;
  readonly until: number;
}

/** Two clocks are never quite the same, nor one before and after it was set right. */
export const CLOCK_SKEW = 60_000;

/** Whether something counts at a moment: it has begun, and is not over. */
export function counts({ from, until }: Term, now: number): boolean {
  return from <= now + CLOCK_SKEW && now < until;
}
