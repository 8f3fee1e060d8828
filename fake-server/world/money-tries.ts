import type { Clock } from '../ground/clock.ts';
import { Refused } from '../ground/refused.ts';
import type { MoneyPasswordTable } from '../store/money-passwords.ts';
import type { SettingsBook } from './settings.ts';

/** Wrong tries are forgotten after so long without another one. */
const REMEMBERED_MILLISECONDS = 24 * 60 * 60_000;
const MINUTE_MILLISECONDS = 60_000;

/** How the passwords for money are asked for on a site. */
export interface MoneyPasswordFigures {
  /** Withdrawals ask for a password of their own. */
  readonly withdrawalPassword: boolean;
  /** So many wrong tries in a row, and none is accepted for a while. */
  readonly wrongTries: number;
  readonly lockMinutes: number;
  /** A recovered one moves no money for so long. */
  readonly recoveryWaitHours: number;
}

/** The one budget of wrong tries that all passwords for money of an account share (W2). */
export interface MoneyTries {
  left(memberId: number): number;
  /** When the lock ends, in milliseconds since the epoch; undefined where there is none. */
  lockedUntil(memberId: number): number | undefined;
  /** @throws Refused money_password_locked */
  requireOpen(memberId: number): void;
  /** Counts a wrong try. @returns what it is refused with */
  wrong(memberId: number, fields: readonly string[]): Refused;
  /** The right ones were given: the count starts again. */
  clear(memberId: number): void;
}

export function createMoneyTries(
  table: MoneyPasswordTable,
  clock: Clock,
  settings: SettingsBook,
): MoneyTries {
  /** What counts by now; a lock that has ended begins a new count. */
  const current = (memberId: number) => {
    const now = clock.now();
    const row = table.tries(memberId);
    if (!row || now - row.last_at >= REMEMBERED_MILLISECONDS) return undefined;
    return row.locked_until !== null && row.locked_until <= now ? undefined : row;
  };
  const lockedUntil = (memberId: number) => current(memberId)?.locked_until ?? undefined;
  const locked = (until: number) =>
    new Refused('money_password_locked', {
      retryAfterSeconds: Math.ceil((until - clock.now()) / 1_000),
    });

  return {
    lockedUntil,
    left(memberId) {
      const row = current(memberId);
      if (row && row.locked_until !== null) return 0;
      return Math.max(0, settings.current.moneyPasswords.wrongTries - (row?.wrong ?? 0));
    },
    requireOpen(memberId) {
      const until = lockedUntil(memberId);
      if (until !== undefined) throw locked(until);
    },
    wrong(memberId, fields) {
      const { wrongTries, lockMinutes } = settings.current.moneyPasswords;
      const now = clock.now();
      const wrong = (current(memberId)?.wrong ?? 0) + 1;
      const until = wrong >= wrongTries ? now + lockMinutes * MINUTE_MILLISECONDS : null;
      table.putTries(memberId, { wrong, last_at: now, locked_until: until });
      if (until !== null) return locked(until);
      return new Refused('money_password_incorrect', {
        fields: fields.map((field) => ({ field, rule: 'incorrect' })),
      });
    },
    clear: (memberId) => table.clearTries(memberId),
  };
}
