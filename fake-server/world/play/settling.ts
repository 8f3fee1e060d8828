import type { GameCategory } from '#contract/entities/game.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../store/database.ts';
import type { playTable, RoundRow } from '../../store/play/play.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { Points } from '../points/points.ts';
import type { JudgeBet } from '../ports/game-operator.ts';
import type { Bonuses, CountedRound } from '../promotions/bonuses.ts';
import type { Ranks } from '../promotions/ranks.ts';
import type { Referrals } from '../promotions/referrals.ts';
import type { PlayingMoney } from './playing-money.ts';

/** Money of rounds: their entries, and the settlement of bets that are due. */
interface Settling {
  /** Counts an ended round for bonuses, points, rank and referral. */
  readonly count: (memberId: number, round: Omit<CountedRound, 'category'>) => void;
  /** Settles a person's due bets, each once, and ends expired bonuses. */
  readonly settleDue: (memberId: number) => void;
  /** Settles everybody's due bets, and ends rank periods, without anybody looking. */
  readonly settleAllDue: () => void;
}

interface SettlingParts {
  readonly database: Database;
  readonly table: ReturnType<typeof playTable>;
  readonly clock: Clock;
  readonly ledger: Ledger;
  readonly wallet: Wallet;
  readonly playingMoney: PlayingMoney;
  readonly bonuses: Bonuses;
  readonly points: Points;
  readonly ranks: Pick<Ranks, 'noteBet' | 'endPeriods'>;
  readonly referrals: Pick<Referrals, 'noteBet'>;
  readonly vendorOf: (nodeId: string) => string | undefined;
  readonly categoryOf: (nodeId: string) => GameCategory | undefined;
  readonly judge: JudgeBet;
}

/** The part of the rounds that pays. */
export function createSettling(parts: SettlingParts): Settling {
  const { database, table, clock, ledger, wallet, playingMoney, bonuses, points, ranks, judge } =
    parts;

  const count: Settling['count'] = (memberId, round) => {
    const counted = { ...round, category: parts.categoryOf(round.nodeId) };
    bonuses.count(memberId, counted, () => table.hasOpenRounds(memberId));
    points.earnForRound(memberId, counted);
    ranks.noteBet(memberId, round);
    parts.referrals.noteBet(memberId);
  };

  const stakesOf = (memberId: number, { round_key: roundKey, stakes }: RoundRow) =>
    playingMoney.stakesOf(
      memberId,
      // Bets settled later were stored with their stakes, by spot.
      Object.keys(JSON.parse(stakes ?? '{}') as object).map(
        (spot) => `round:${roundKey}:stake:${spot}`,
      ),
    );

  const judgeOne = (memberId: number, row: RoundRow, now: number): void => {
    const { round_key: roundKey, stake } = row;
    const verdict = judge(JSON.parse(row.outcome), stake, now);
    if (verdict.kind === 'pending') {
      table.postponeRound(memberId, roundKey, Math.max(verdict.settlesAt, now + 1));
      return;
    }
    const win = verdict.kind === 'void' ? stake : verdict.win;
    // It was decided when it became due, however late somebody looks.
    const at = row.settles_at ?? now;
    const state = verdict.kind === 'void' ? 'cancelled' : 'settled';
    const kind = verdict.kind === 'void' ? 'stake_returned' : 'win';
    if (win > 0) {
      const key = `round:${roundKey}:${kind}`;
      const stakes = stakesOf(memberId, row);
      const player = { id: memberId, currency: ledger.currencyOf(memberId) };
      if (kind === 'win') playingMoney.win(player, key, win, stakes, at);
      else playingMoney.giveBack(player, key, stakes, at);
    }
    const balance_after = wallet.spendable(memberId, parts.vendorOf(row.node_id));
    if (!table.closeRound(memberId, roundKey, { state, win, balance_after, ended_at: at })) {
      throw new Error(`Round ${roundKey} of member ${memberId} was settled twice.`);
    }
    if (state === 'settled') count(memberId, { roundKey, nodeId: row.node_id, stake, at });
  };

  const judgeDue = (memberId: number): void => {
    const now = clock.now();
    if (table.dueRounds(memberId, now).length === 0) return;
    database.transaction(() => {
      for (const row of table.dueRounds(memberId, now)) judgeOne(memberId, row, now);
    });
  };

  return {
    count,
    settleDue: (memberId) => {
      judgeDue(memberId);
      bonuses.expireDue(memberId);
    },
    settleAllDue: () => {
      for (const memberId of table.membersWithDueRounds(clock.now())) judgeDue(memberId);
      ranks.endPeriods();
    },
  };
}
