import type { SecurityEventKind } from '#contract/entities/security-types.ts';

/**
 * Events without a message: the person does them while looking at the history, or they would flood
 * the inbox. The history shows them.
 */
const quietEvents = [
  'signedIn',
  'signInFailed',
  'signedOut',
  'sessionEnded',
  'otherSessionsEnded',
  'dataExportRequested',
  'dataExportDownloaded',
  'secondStepLocked',
  'deviceTrusted',
  'deviceForgotten',
  'passkeyRenamed',
] as const satisfies readonly SecurityEventKind[];

/** Events with a message. */
export type NotifiedEvent = Exclude<SecurityEventKind, (typeof quietEvents)[number]>;

/** Title, and text as HTML without its paragraph, of what is told in one language. */
export type NoticeTexts = Readonly<Record<NotifiedEvent, readonly [title: string, text: string]>>;
