import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { Database } from '../database.ts';

/** A win of a member. Money in hundredths, times in milliseconds since the epoch. */
export interface WonRow {
  readonly id: number;
  readonly nickname: string;
  readonly node_id: string;
  readonly win: number;
  readonly won_at: number;
}

/** A member's mission progress. */
interface MissionRoundsRow {
  readonly member_id: number;
  readonly nickname: string;
  readonly rounds: number;
}

/** How many people played a game. */
interface PlayedRow {
  readonly node_id: string;
  readonly players: number;
}

/** A span of time, half-open. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Members' wins and play for the boards. Trial accounts are left out. */
export interface BoardTable {
  /** Wins of at least this much, newest first. */
  latestWins(span: Span, atLeast: number, limit: number): WonRow[];
  /** The same, the highest first. */
  highestWins(span: Span, atLeast: number, limit: number): WonRow[];
  /** Rounds of members in any of these missions since they joined; most rounds first. */
  missionRounds(missionIds: readonly string[], span: Span): MissionRoundsRow[];
  /** Number of distinct players of each game. */
  players(span: Span): PlayedRow[];
}

export function boardTable(database: Database): BoardTable {
  const wins = (order: string) =>
    database.statement<WonRow>(`
      SELECT r.id, m.nickname, r.node_id, r.win, coalesce(r.settles_at, r.played_at) AS won_at
      FROM rounds r JOIN members m ON m.id = r.member_id
      WHERE r.win > 0 AND coalesce(r.settles_at, r.played_at) BETWEEN ? AND ?
        AND r.win >= ? AND r.state = 'settled' AND m.type <> ${TRIAL_TYPE} AND m.blocked = 0
      ORDER BY ${order}, r.id DESC LIMIT ?`);
  const latest = wins('won_at DESC');
  const highest = wins('r.win DESC');
  const missionRounds = database.statement<MissionRoundsRow>(`
    SELECT m.id AS member_id, m.nickname, count(*) AS rounds
    FROM members m
    JOIN (
      SELECT member_id, min(joined_at) AS joined_at FROM participations
      WHERE promotion_id IN (SELECT value FROM json_each(?)) GROUP BY member_id
    ) p ON p.member_id = m.id
    JOIN rounds r ON r.member_id = m.id
      AND r.played_at >= max(p.joined_at, ?) AND r.played_at <= ?
    WHERE m.blocked = 0
    GROUP BY m.id ORDER BY rounds DESC, m.id`);
  const players = database.statement<PlayedRow>(`
    SELECT node_id, count(DISTINCT member_id) AS players FROM rounds
    WHERE played_at BETWEEN ? AND ? GROUP BY node_id`);

  return {
    latestWins: ({ from, to }, atLeast, limit) => latest.all(from, to, atLeast, limit),
    highestWins: ({ from, to }, atLeast, limit) => highest.all(from, to, atLeast, limit),
    missionRounds: (missionIds, { from, to }) =>
      missionRounds.all(JSON.stringify(missionIds), from, to),
    players: ({ from, to }) => players.all(from, to),
  };
}
