import type { Clock } from '../ground/clock.ts';
import type { Database } from '../store/database.ts';
import type { playTable, RoundRow } from '../store/play.ts';
import type { JudgeBet } from './ports/game-desk.ts';
import type { Wallet } from './wallet.ts';

/** Money of rounds: what is posted for them, and the bets that are judged once they can be. */
interface Settling {
  /**
   * Posts what cannot be refused any more: the transaction that it is part of fails otherwise.
   *
   * @returns the balance after it, in hundredths
   */
  readonly post: (memberId: number, key: string, kind: RoundEntryKind, amount: number) => number;
  /** Judges the bets of a person whose time has come, each once. */
  readonly settleDue: (memberId: number) => void;
}

type RoundEntryKind = 'stake' | 'win' | 'stake_returned';

interface SettlingParts {
  readonly database: Database;
  readonly table: ReturnType<typeof playTable>;
  readonly clock: Clock;
  readonly wallet: Wallet;
  readonly judge: JudgeBet;
}

/** The part of the rounds that pays. */
export function createSettling({ database, table, clock, wallet, judge }: SettlingParts): Settling {
  const post: Settling['post'] = (memberId, key, kind, amount) => {
    const posting = wallet.post({ memberId, key, kind, amount });
    if (!posting.ok) throw new Error(`The entry ${key} of member ${memberId}: ${posting.code}.`);
    return posting.balance;
  };

  const judgeOne = (memberId: number, row: RoundRow, now: number): void => {
    const { round_key: roundKey, stake } = row;
    const verdict = judge(JSON.parse(row.outcome), stake, now);
    if (verdict.kind === 'pending') {
      table.postponeRound(memberId, roundKey, Math.max(verdict.settlesAt, now + 1));
      return;
    }
    const win = verdict.kind === 'void' ? stake : verdict.win;
    const state = verdict.kind === 'void' ? 'cancelled' : 'settled';
    const kind = verdict.kind === 'void' ? 'stake_returned' : 'win';
    const balance_after =
      win > 0 ? post(memberId, `round:${roundKey}:${kind}`, kind, win) : wallet.spendable(memberId);
    if (!table.closeRound(memberId, roundKey, { state, win, balance_after, ended_at: now })) {
      throw new Error(`Round ${roundKey} of member ${memberId} was settled twice.`);
    }
  };

  return {
    post,
    settleDue: (memberId) => {
      const now = clock.now();
      if (table.dueRounds(memberId, now).length === 0) return;
      database.transaction(() => {
        for (const row of table.dueRounds(memberId, now)) judgeOne(memberId, row, now);
      });
    },
  };
}
