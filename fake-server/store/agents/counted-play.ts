import type { CorrectionReason } from '#contract/entities/income-types.ts';
import type { Database } from '../database.ts';
import { isBelowAgent, pathAt } from './places-at.ts';
import type { EveningRow } from './teams.ts';

/** A team member's bets and wins in a time. Money in hundredths. */
interface PersonPlayRow {
  readonly member_id: number;
  readonly bet: number;
  readonly win: number;
}

/** The same for one place: a person who was moved meanwhile has a row for each. */
interface MemberPlayRow extends PersonPlayRow {
  /** Their place at that time: see `TeamPlaceRow`. */
  readonly path: string;
}

/** A time span in milliseconds since the epoch, with the corrections known at a moment. */
export interface KnownSpan {
  readonly from: number;
  readonly before: number;
  readonly knownCorrection: number;
}

/** A bet that changed after settlement. Money in hundredths, times since the epoch. */
export interface PlayCorrectionRow {
  readonly id: number;
  readonly member_id: number;
  /** When the bet was settled. */
  readonly at: number;
  /** Added to bet and win; may be negative. */
  readonly bet: number;
  readonly win: number;
  readonly reason: CorrectionReason;
  readonly recorded_at: number;
}

/** Bets that are excluded. */
interface UncountedRow {
  readonly reason: 'open' | 'cancelled';
  readonly bets: number;
  readonly amount: number;
}

/** What counts for agents: bets by the moment of settlement, for the uplines of that moment. */
export interface CountedPlay {
  /** Of everybody in the tree. */
  forEveryone(span: KnownSpan): MemberPlayRow[];
  /** Of those below an agent, by place. */
  below(agentId: number, span: KnownSpan): MemberPlayRow[];
  /** The same by person; highest bets first. */
  peopleBelow(agentId: number, span: KnownSpan): PersonPlayRow[];
  /** Of one person. */
  of(memberId: number, span: KnownSpan): { readonly bet: number; readonly win: number };
  /** Bets below an agent that were placed in that time, and settled later or never. */
  uncounted(agentId: number, span: KnownSpan): UncountedRow[];
  /** The last seeded evening below a path before a moment that was not corrected. */
  lastEvening(path: string, before: number): EveningRow | undefined;
  correct(row: Omit<PlayCorrectionRow, 'id'>): void;
  /** The number of the last correction; 0 if none. */
  lastCorrection(): number;
  /** Corrections after one, oldest first. */
  correctionsAfter(id: number): PlayCorrectionRow[];
}

/** Every path below a path starts with it and ends with '/', the character before '0'. */
const BELOW_PATH = "p.path > ?2 AND p.path < substr(?2, 1, length(?2) - 1) || '0'";
const DECIDED = `
  SELECT member_id, ended_at AS at, stake AS bet, win FROM rounds
    WHERE state = 'settled' AND ended_at >= ?1 AND ended_at < ?2
  UNION ALL
  SELECT member_id, at, bet, win FROM evenings WHERE at >= ?1 AND at < ?2
  UNION ALL
  SELECT member_id, at, bet, win FROM play_corrections
    WHERE at >= ?1 AND at < ?2 AND id <= ?3`;
/** Each bet with its player's place. */
const PLACED = `SELECT x.member_id, x.bet, x.win, ${pathAt('x.at')} AS path
  FROM (${DECIDED}) x JOIN team_places p ON p.member_id = x.member_id`;
const SUMS = 'sum(x.bet) AS bet, sum(x.win) AS win';

export function countedPlay(database: Database): CountedPlay {
  const forEveryone = database.statement<MemberPlayRow>(
    `SELECT x.member_id, x.path, ${SUMS} FROM (${PLACED}) x GROUP BY x.member_id, x.path`,
  );
  const below = database.statement<MemberPlayRow>(
    `SELECT x.member_id, x.path, ${SUMS} FROM (${PLACED}) x
     WHERE ${isBelowAgent('x.path', '?4')} GROUP BY x.member_id, x.path`,
  );
  const peopleBelow = database.statement<PersonPlayRow>(
    `SELECT x.member_id, ${SUMS} FROM (${PLACED}) x
     WHERE ${isBelowAgent('x.path', '?4')} GROUP BY x.member_id ORDER BY bet DESC, x.member_id`,
  );
  const forMember = database.statement<{ bet: number; win: number }>(
    `SELECT COALESCE(sum(bet), 0) AS bet, COALESCE(sum(win), 0) AS win FROM (${DECIDED})
     WHERE member_id = ?4`,
  );
  const uncounted = database.statement<UncountedRow>(
    `SELECT iif(x.state = 'cancelled', 'cancelled', 'open') AS reason, count(*) AS bets,
       sum(x.stake) AS amount
     FROM rounds x JOIN team_places p ON p.member_id = x.member_id
     WHERE x.member_id IN (
         SELECT c.member_id FROM team_places c JOIN team_places own ON own.member_id = ?3
           WHERE c.path > own.path AND c.path < substr(own.path, 1, length(own.path) - 1) || '0'
         UNION SELECT member_id FROM team_past_places)
       AND ${isBelowAgent(pathAt('x.played_at'), '?3')}
       AND x.played_at >= ?1 AND x.played_at < ?2
       AND (x.state <> 'settled' OR x.ended_at >= ?2)
     GROUP BY 1 ORDER BY 1`,
  );
  const lastEvening = database.statement<EveningRow>(
    `SELECT e.member_id, e.at, e.bet, e.win FROM evenings e
     JOIN team_places p ON p.member_id = e.member_id
     WHERE e.at < ?1 AND ${BELOW_PATH}
       AND NOT EXISTS (SELECT 1 FROM play_corrections x WHERE x.member_id = e.member_id AND x.at = e.at)
     ORDER BY e.at DESC, e.member_id LIMIT 1`,
  );
  const lastCorrection = database.statement<{ id: number }>(
    'SELECT COALESCE(max(id), 0) AS id FROM play_corrections',
  );
  return {
    forEveryone: ({ from, before, knownCorrection }) =>
      forEveryone.all(from, before, knownCorrection),
    below: (agentId, { from, before, knownCorrection }) =>
      below.all(from, before, knownCorrection, agentId),
    peopleBelow: (agentId, { from, before, knownCorrection }) =>
      peopleBelow.all(from, before, knownCorrection, agentId),
    of: (memberId, { from, before, knownCorrection }) =>
      forMember.get(from, before, knownCorrection, memberId) ?? { bet: 0, win: 0 },
    uncounted: (agentId, { from, before }) => uncounted.all(from, before, agentId),
    lastEvening: (path, before) => lastEvening.get(before, path),
    correct: database.insert('play_corrections (member_id, at, bet, win, reason, recorded_at)'),
    lastCorrection: () => lastCorrection.get()?.id ?? 0,
    correctionsAfter: database.statement<PlayCorrectionRow>(
      'SELECT * FROM play_corrections WHERE id > ? ORDER BY id',
    ).all,
  };
}
