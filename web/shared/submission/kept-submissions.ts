import type { Currency } from '#contract/entities/money.ts';
import type { OnceCallName } from '#web/api/client.ts';
import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';
import { randomText } from '#web/platform/random-text.ts';
import { areTexts } from '#web/shared/forms/kept-draft.ts';

/** What a person is reminded of after a reload. No secrets: the history entry keeps it. */
export interface SubmissionFacts {
  /** Hundredths of `currency`. */
  readonly amount?: number;
  readonly currency?: Currency;
  readonly points?: number;
}

/** A submission whose answer is still awaited. */
export interface KeptSubmission {
  readonly call: OnceCallName;
  /** The key by which it counts once. */
  readonly key: string;
  /** Whose it is; null for a visitor's. */
  readonly memberId: string | null;
  readonly facts: SubmissionFacts;
}

const ENTRY_KEY = 'submissions';

/** This page's submissions with unknown outcome, by key. */
const sent = new Map<string, KeptSubmission>();
/** The keys that something on the page waits for; the others in the entry were left behind. */
const awaited = new Set<string>();

function readEntry(): readonly KeptSubmission[] {
  try {
    const kept: unknown = JSON.parse(notedInEntry(ENTRY_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptSubmission) : [];
  } catch {
    return [];
  }
}

/** The entry is the browser's: another version of the portal may have written it. */
function isKeptSubmission(value: unknown): value is KeptSubmission {
  if (typeof value !== 'object' || value === null) return false;
  const { call, key, memberId, facts } = value as Record<keyof KeptSubmission, unknown>;
  return (
    areTexts(call, key, memberId ?? '') && key !== '' && typeof facts === 'object' && facts !== null
  );
}

function writeEntry(kept: readonly KeptSubmission[]): void {
  noteInEntry(ENTRY_KEY, kept.length === 0 ? null : JSON.stringify(kept));
}

/**
 * Makes the key of an action that a person simply repeats if its answer is lost, such as requesting
 * a code: nothing is stored.
 */
export function newIdempotencyKey(): string {
  return randomText();
}

/**
 * Makes the key of a submission, and keeps it with what was sent in the tab's history entry (A18a),
 * so that the person can check its outcome after a reload.
 */
export function keepSubmission(submission: Omit<KeptSubmission, 'key'>): string {
  const kept = { ...submission, key: newIdempotencyKey() };
  sent.set(kept.key, kept);
  writeEntry([...readEntry(), kept]);
  return kept.key;
}

/** Deletes a submission with a known outcome. */
export function forgetSubmission(key: string): void {
  sent.delete(key);
  awaited.delete(key);
  writeEntry(readEntry().filter((kept) => kept.key !== key));
}

/** Notes that something on the page waits for the answer; gives back how to note that it stopped. */
export function awaitSubmission(key: string): () => void {
  awaited.add(key);
  return () => awaited.delete(key);
}

/** Whether something on the page waits for the answer to this call. */
export function isAnswerAwaited(call: OnceCallName): boolean {
  return [...sent.values()].some((kept) => kept.call === call && awaited.has(kept.key));
}

/** A submission that this page has sent and does not know the fate of. */
export function sentSubmission(key: string): KeptSubmission | undefined {
  return sent.get(key);
}

/** The first submission of this person in the history entry that nothing on the page waits for. */
export function submissionLeftBehind(memberId: string | null): KeptSubmission | undefined {
  return readEntry().find((kept) => kept.memberId === memberId && !awaited.has(kept.key));
}
