import type { PartName } from '#machines/withdrawal-confirmation/withdrawal-confirmation.types.ts';
import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/** Where the history entry keeps a complaint that is being written (A25). */
const KEY = 'complaint';

/** A picture that was taken in. */
export interface SentPicture {
  readonly id: string;
  readonly name: string;
}

/** A complaint as it is written, before it is sent. */
export interface ComplaintDraft extends PartName {
  /** What came, as it was typed; empty for nothing. */
  readonly came: string;
  readonly comment: string;
  readonly pictures: readonly SentPicture[];
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isPicture = (value: unknown): value is SentPicture =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  isText(value.id) &&
  'name' in value &&
  isText(value.name);

/** The entry is the browser's: another version of the portal may have written it. */
function isDraft(value: object): value is ComplaintDraft {
  const { pictures, ...texts } = value as Partial<Record<keyof ComplaintDraft, unknown>>;
  const names = ['withdrawalId', 'partId', 'came', 'comment'] as const;
  return (
    names.every((name) => isText(texts[name])) &&
    Array.isArray(pictures) &&
    pictures.every(isPicture)
  );
}

/** What was being written when the page was left; null without it. */
export function keptDraft(): ComplaintDraft | null {
  const text = notedInEntry(KEY);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written, or forgets it. */
export function keepDraft(draft: ComplaintDraft | null): void {
  noteInEntry(KEY, draft === null ? null : JSON.stringify(draft));
}
