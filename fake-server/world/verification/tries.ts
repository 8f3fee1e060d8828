import type { ServerErrorCode } from '#contract/errors.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts } from '../../kernel/term.ts';
import type { TriesTable } from '../../store/verification/tries.ts';

/** Default time after which wrong tries are forgotten. */
const USUAL_KEPT_MINUTES = 24 * 60;
const MINUTE = 60_000;
/** If all remaining tries are in progress, retry after this time. */
const UNDER_WAY_SECONDS = 1;

/** The subject of tries: an account by its id, anything else by its name. */
type Subject = number | string;

/** How many there are. */
export interface TryFigures {
  /** After this many wrong tries none is accepted for a while. */
  readonly wrongTries: number;
  readonly lockMinutes: number;
  /** They are forgotten this long after the last one. */
  readonly keptMinutes?: number;
  /** The time runs from the first of a row: for shared subjects, such as addresses. */
  readonly isFromFirst?: boolean;
}

/**
 * A budget of wrong tries for each subject: an account, a number, a session, an address. Several
 * secrets may share one.
 */
export interface Tries {
  left(subject: Subject): number;
  /** The wrong tries, including those in progress. */
  spent(subject: Subject): number;
  /** When the lock ends, in milliseconds since the epoch; undefined if not locked. */
  lockedUntil(subject: Subject): number | undefined;
  /** @throws Refused with the code of the lock */
  requireOpen(subject: Subject): void;
  /**
   * Reserves a try while it is in progress, so that parallel tries cannot exceed the budget.
   *
   * @returns releases it; a wrong one is counted before that
   * @throws Refused with the code of the lock
   */
  hold(subject: Subject): () => void;
  /** Counts a wrong try. @returns its refusal: the lock if it was the last one */
  wrong(subject: Subject, refusal: Refused): Refused;
  /** A right try: the count restarts. */
  clear(subject: Subject): void;
}

export function createTries(
  table: TriesTable,
  clock: Pick<Clock, 'now'>,
  figures: () => TryFigures,
  lockCode: ServerErrorCode,
): Tries {
  const held = new Map<Subject, number>();
  const keptMilliseconds = () => (figures().keptMinutes ?? USUAL_KEPT_MINUTES) * MINUTE;

  /** The current count; an ended lock starts a new one. */
  const current = (subject: Subject) => {
    const now = clock.now();
    const row = table.find(String(subject));
    if (!row) return undefined;
    const { last_at: from, locked_until } = row;
    const until = locked_until ?? from + keptMilliseconds();
    return counts({ kind: 'tryLock', from, until }, now) ? row : undefined;
  };
  const lockedUntil = (subject: Subject) => current(subject)?.locked_until ?? undefined;
  const locked = (until: number) =>
    new Refused(lockCode, { retryAfterSeconds: Math.ceil((until - clock.now()) / 1_000) });
  const requireOpen = (subject: Subject) => {
    const until = lockedUntil(subject);
    if (until !== undefined) throw locked(until);
  };
  const spent = (subject: Subject) => (current(subject)?.wrong ?? 0) + (held.get(subject) ?? 0);

  return {
    lockedUntil,
    requireOpen,
    spent,
    left: (subject) =>
      lockedUntil(subject) === undefined
        ? Math.max(0, figures().wrongTries - (current(subject)?.wrong ?? 0))
        : 0,
    hold(subject) {
      requireOpen(subject);
      if (spent(subject) >= figures().wrongTries) {
        throw new Refused(lockCode, { retryAfterSeconds: UNDER_WAY_SECONDS });
      }
      held.set(subject, (held.get(subject) ?? 0) + 1);
      return () => {
        const rest = (held.get(subject) ?? 0) - 1;
        if (rest > 0) held.set(subject, rest);
        else held.delete(subject);
      };
    },
    wrong(subject, refusal) {
      const { wrongTries, lockMinutes, isFromFirst = false } = figures();
      const now = clock.now();
      const row = current(subject);
      const wrong = (row?.wrong ?? 0) + 1;
      const from = isFromFirst ? (row?.last_at ?? now) : now;
      const until = wrong >= wrongTries ? from + lockMinutes * MINUTE : null;
      table.put(String(subject), { wrong, last_at: from, locked_until: until });
      table.forgetBefore(now - keptMilliseconds());
      return until === null ? refusal : locked(until);
    },
    clear: (subject) => table.clear(String(subject)),
  };
}
