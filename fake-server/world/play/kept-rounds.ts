import type { RoundRow } from '../../store/play/play.ts';
import type { GameSession, KeptRound, RoundRequest } from '../ports/game-operator.ts';
import { sumOf, textOf } from './stakes.ts';

/** A page of a list of rounds, by limit and offset. */
export interface PageOfRounds {
  readonly limit: number;
  readonly offset: number;
}

/** A page of a list of rounds, and the list's length. */
export interface RoundsPage {
  readonly rounds: readonly RoundRow[];
  readonly total: number;
}

/** A round with its vendor's data. */
export function keptRound<Outcome>(row: RoundRow): KeptRound<Outcome> {
  return {
    roundId: row.round_key,
    state: row.state,
    stake: row.stake,
    win: row.win,
    // Stored from an outcome of the same vendor.
    outcome: JSON.parse(row.outcome) as Outcome,
    playedAt: row.played_at,
  };
}

/** The round's stakes; an unseen round was stored with them. */
export function stakedIn({ round_key, stakes }: RoundRow): NonNullable<GameSession['unfinished']> {
  return { roundId: round_key, stakes: JSON.parse(stakes ?? '{}') as Record<string, number> };
}

/** The same stakes in the same game: a repeated request. */
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
