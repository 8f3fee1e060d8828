import type { ServerErrorCode } from '#contract/errors.ts';
import type { Clock } from '../ground/clock.ts';
import { Refused } from '../ground/refused.ts';
import type { TriesTable } from '../store/tries.ts';

/** Wrong tries are forgotten after so long without another one. */
const REMEMBERED_MILLISECONDS = 24 * 60 * 60_000;
const MINUTE_MILLISECONDS = 60_000;

/** How many there are. */
export interface TryFigures {
  /** So many wrong tries in a row, and none is accepted for a while. */
  readonly wrongTries: number;
  readonly lockMinutes: number;
}

/** A budget of wrong tries that several secrets of an account share. */
export interface Tries {
  left(memberId: number): number;
  /** When the lock ends, in milliseconds since the epoch; undefined where there is none. */
  lockedUntil(memberId: number): number | undefined;
  /** @throws Refused with the code of the lock */
  requireOpen(memberId: number): void;
  /** Counts a wrong try. @returns what it is refused with: the lock, where it was the last one */
  wrong(memberId: number, refusal: Refused): Refused;
  /** The right ones were given: the count starts again. */
  clear(memberId: number): void;
}

export function createTries(
  table: TriesTable,
  clock: Clock,
  figures: () => TryFigures,
  lockCode: ServerErrorCode,
): Tries {
  /** What counts by now; a lock that has ended begins a new count. */
  const current = (memberId: number) => {
    const now = clock.now();
    const row = table.tries(memberId);
    if (!row || now - row.last_at >= REMEMBERED_MILLISECONDS) return undefined;
    return row.locked_until !== null && row.locked_until <= now ? undefined : row;
  };
  const lockedUntil = (memberId: number) => current(memberId)?.locked_until ?? undefined;
  const locked = (until: number) =>
    new Refused(lockCode, { retryAfterSeconds: Math.ceil((until - clock.now()) / 1_000) });

  return {
    lockedUntil,
    left(memberId) {
      const row = current(memberId);
      if (row && row.locked_until !== null) return 0;
      return Math.max(0, figures().wrongTries - (row?.wrong ?? 0));
    },
    requireOpen(memberId) {
      const until = lockedUntil(memberId);
      if (until !== undefined) throw locked(until);
    },
    wrong(memberId, refusal) {
      const { wrongTries, lockMinutes } = figures();
      const now = clock.now();
      const wrong = (current(memberId)?.wrong ?? 0) + 1;
      const until = wrong >= wrongTries ? now + lockMinutes * MINUTE_MILLISECONDS : null;
      table.putTries(memberId, { wrong, last_at: now, locked_until: until });
      return until === null ? refusal : locked(until);
    },
    clear: (memberId) => table.clearTries(memberId),
  };
}
