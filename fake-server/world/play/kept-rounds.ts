import type { RoundRow } from '../../store/play.ts';
import type { GameSession, KeptRound, RoundRequest } from '../ports/game-operator.ts';
import { sumOf, textOf } from './stakes.ts';

/** Which part of a list of rounds: so many, after so many. */
export interface PageOfRounds {
  readonly limit: number;
  readonly offset: number;
}

/** A part of a list of rounds, and how many the list has. */
export interface RoundsPage {
  readonly rounds: readonly RoundRow[];
  readonly total: number;
}

/** A round as its vendor kept it. */
export function keptRound<Outcome>(row: RoundRow): KeptRound<Outcome> {
  return {
    roundId: row.round_key,
    state: row.state,
    stake: row.stake,
    win: row.win,
    // Kept from an outcome of the same vendor.
    outcome: JSON.parse(row.outcome) as Outcome,
    playedAt: row.played_at,
  };
}

/** The round as the player staked it; what is not shown yet was kept with its stakes. */
export function stakedIn({ round_key, stakes }: RoundRow): NonNullable<GameSession['unfinished']> {
  return { roundId: round_key, stakes: JSON.parse(stakes ?? '{}') as Record<string, number> };
}

/** The same stakes in the same game: the round is asked for again. */
export function isSameBet(
  before: RoundRow,
  nodeId: string,
  stakes: RoundRequest['stakes'],
): boolean {
  if (before.node_id !== nodeId) return false;
  return before.stakes === null
    ? before.stake === sumOf(Object.values(stakes))
    : before.stakes === textOf(stakes);
}
