import type { BudgetName } from '#contract/budgets.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../database.ts';

/** Consecutive wrong tries of one subject. Moments in milliseconds since the epoch. */
interface TriesRow {
  readonly wrong: number;
  readonly last_at: number;
  readonly locked_until: number | null;
}

/** Wrong tries of each subject, for one budget. */
export interface TriesTable {
  find(subject: string): TriesRow | undefined;
  put(subject: string, row: TriesRow): void;
  clear(subject: string): void;
  /** Deletes those whose last try was before a moment and whose lock is over. */
  forgetBefore(moment: number): void;
}

/** The wrong tries of a budget, in the store. */
export function triesTable(database: Database, budget: BudgetName): TriesTable {
  const find = database.statement<TriesRow>(
    'SELECT wrong, last_at, locked_until FROM wrong_tries WHERE budget = ? AND subject = ?',
  );
  const put = database.statement(`
    INSERT INTO wrong_tries (budget, subject, wrong, last_at, locked_until) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (budget, subject) DO UPDATE SET
      wrong = excluded.wrong, last_at = excluded.last_at, locked_until = excluded.locked_until`);
  const clear = database.statement('DELETE FROM wrong_tries WHERE budget = ? AND subject = ?');
  const forget = database.statement(`
    DELETE FROM wrong_tries
    WHERE budget = ?1 AND last_at < ?2 AND (locked_until IS NULL OR locked_until < ?2)`);
  return {
    find: (subject) => find.get(budget, subject),
    put: (subject, { wrong, last_at, locked_until }) => {
      put.run(budget, subject, wrong, last_at, locked_until);
    },
    clear: (subject) => {
      clear.run(budget, subject);
    },
    forgetBefore: (moment) => {
      forget.run(budget, moment);
    },
  };
}

/**
 * The same in memory, for at most this many subjects: those with the oldest last try are dropped.
 */
export function triesInMemory(clock: Pick<Clock, 'onSetBack'>, max: number): TriesTable {
  const rows = new Map<string, TriesRow>();
  clock.onSetBack((latest) => {
    for (const [subject, { locked_until }] of rows) {
      if (locked_until !== null && locked_until <= latest) rows.delete(subject);
    }
  });
  return {
    find: (subject) => rows.get(subject),
    put(subject, row) {
      rows.delete(subject);
      rows.set(subject, row);
      for (const oldest of rows.keys()) {
        if (rows.size <= max) break;
        rows.delete(oldest);
      }
    },
    clear: (subject) => void rows.delete(subject),
    // Oldest first.
    forgetBefore(moment) {
      for (const [subject, { last_at, locked_until }] of rows) {
        if (last_at >= moment || (locked_until !== null && locked_until >= moment)) break;
        rows.delete(subject);
      }
    },
  };
}
