import type { SecurityEventKind } from '#contract/entities/security-types.ts';

/**
 * Events that no message tells of: the person does them in front of the history, or they would be a
 * flood. The history shows them.
 */
const quietEvents = [
  'signedIn',
  'signInFailed',
  'signedOut',
  'sessionEnded',
  'othersEnded',
  'dataAsked',
  'dataDownloaded',
  'secondStepLocked',
  'deviceTrusted',
  'deviceForgotten',
  'passkeyRenamed',
] as const satisfies readonly SecurityEventKind[];

/** Events that a message tells of. */
export type ToldEvent = Exclude<SecurityEventKind, (typeof quietEvents)[number]>;

/** Title, and text as HTML without its paragraph, of what is told in one language. */
export type NoticeTexts = Readonly<Record<ToldEvent, readonly [title: string, text: string]>>;
