import type { Clock } from '../../kernel/clock.ts';
import type { Situations } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { GameSessionRow, playTable } from '../../store/play/play.ts';
import type { Limits } from '../ledger/limits.ts';
import type { Share } from '../ledger/stake-shares.ts';
import type { RoundRefusal, RoundRequest } from '../ports/game-operator.ts';
import type { CountedRound } from '../promotions/bonuses.ts';
import { isSameBet } from './kept-rounds.ts';
import type { PlaySessions } from './play-sessions.ts';
import type { PlayingMoney } from './playing-money.ts';
import { areStakesAccepted, stakeKey, sumOf, textOf } from './stakes.ts';

/** A launched game and its player. */
export interface OpenGame {
  readonly game: GameSessionRow;
  readonly member: MemberRow;
}

/** Result of a round's stakes. */
export type Taken =
  | {
      readonly ok: true;
      readonly replayed: boolean;
      readonly outcome: unknown;
      readonly balance: number;
    }
  | { readonly ok: false; readonly code: RoundRefusal };

/** A round's data to store besides its stakes. */
interface Played {
  readonly outcome: object;
  readonly win: number;
  readonly settlesAt: number | null;
  /** The player must make a decision in it. */
  readonly isDealt?: boolean;
}

/** What stakes and decisions need from the world. */
export interface TakingParts {
  readonly database: Database;
  readonly table: ReturnType<typeof playTable>;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly situations: Situations;
  readonly playingMoney: PlayingMoney;
  readonly playSessions: PlaySessions;
  readonly vendorOf: (nodeId: string) => string | undefined;
  readonly underMaintenance: (nodeId: string) => boolean;
  readonly spendable: (memberId: number, nodeId: string) => number;
  readonly settleDue: (memberId: number) => void;
  readonly count: (memberId: number, round: Omit<CountedRound, 'category'>) => void;
}

/** Why a stake is refused by a limit of the site or of the player, or by a restriction (W10). */
export function limitOnStake(
  limits: Limits,
  memberId: number,
  amount: number,
): RoundRefusal | undefined {
  const allowance = limits.allows(memberId, { subject: 'stake', amount });
  if (allowance.allowed) return undefined;
  if (allowance.code === 'restricted') return 'play_stopped';
  return allowance.code === 'own_limit' ? 'limit_reached' : 'stake_out_of_range';
}

/**
 * Takes the stakes of a round, plays it and pays its win, together or not at all. A round with a
 * known id is returned as it ended.
 */
export function createTaking(parts: TakingParts) {
  const { database, table, clock, situations, playingMoney, spendable, settleDue, count } = parts;

  const whyRefused = (
    { game, member }: OpenGame,
    nodeId: string,
    stakes: readonly number[],
  ): RoundRefusal | undefined => {
    if (situations.of().gameUnderMaintenance || parts.underMaintenance(nodeId)) {
      return 'game_under_maintenance';
    }
    if (!areStakesAccepted(game.kind, game.min_stake, stakes)) return 'stake_out_of_range';
    const limited = limitOnStake(parts.limits, member.id, sumOf(stakes));
    if (limited !== undefined) return limited;
    // Whether a stake is covered is only known when it is taken.
    const isCovered = stakes.length === 1 || sumOf(stakes) <= spendable(member.id, nodeId);
    return isCovered ? undefined : 'insufficient_balance';
  };

  return (
    findOpen: () => OpenGame | undefined,
    { roundId, stakes, gameId }: RoundRequest,
    play: (nodeId: string) => Played,
  ): Taken =>
    database.transaction((): Taken => {
      const open = findOpen();
      if (!open) return { ok: false, code: 'session_expired' };
      const { game, member } = open;
      // A bet's winnings can be staked, whether or not somebody has looked.
      settleDue(member.id);
      const nodeId = gameId ?? game.node_id;
      const amounts = Object.values(stakes);
      const before = table.findRound(member.id, roundId);
      if (before) {
        if (!isSameBet(before, nodeId, stakes)) return { ok: false, code: 'stake_out_of_range' };
        const outcome: unknown = JSON.parse(before.outcome);
        return { ok: true, replayed: true, outcome, balance: spendable(member.id, nodeId) };
      }
      const code = whyRefused(open, nodeId, amounts);
      if (code !== undefined) return { ok: false, code };
      const staked: Share[] = [];
      for (const [spot, amount] of Object.entries(stakes)) {
        const key = stakeKey(roundId, spot);
        const shares = playingMoney.stake(member, key, amount, parts.vendorOf(nodeId));
        if (!shares && amounts.length === 1) return { ok: false, code: 'insufficient_balance' };
        if (!shares) throw new Error(`The stake of round ${roundId} is not covered.`);
        staked.push(...shares);
      }
      // A new stake ends the previous round's display.
      table.noteAllShown(member.id, game.node_id);
      const { outcome, win, settlesAt, isDealt } = play(nodeId);
      if (win > 0) playingMoney.win(member, `round:${roundId}:win`, win, staked);
      const balance = spendable(member.id, nodeId);
      table.insertRound(member.id, {
        round_key: roundId,
        node_id: nodeId,
        stake: sumOf(amounts),
        stakes: textOf(stakes),
        win,
        state: settlesAt === null ? 'settled' : 'open',
        settles_at: settlesAt,
        outcome: JSON.stringify(outcome),
        balance_after: balance,
        played_at: clock.now(),
        // A bet is shown among the player's bets at once; a played or dealt round is yet to be
        // shown.
        shown: settlesAt === null || isDealt === true ? 0 : 1,
      });
      if (settlesAt === null) {
        const at = clock.now();
        count(member.id, { roundKey: roundId, nodeId, stake: sumOf(amounts), at });
      }
      parts.playSessions.notePlay(member.id);
      return { ok: true, replayed: false, outcome, balance };
    });
}
