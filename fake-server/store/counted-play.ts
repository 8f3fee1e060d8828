import type { CorrectionReason } from '#contract/entities/income-types.ts';
import type { Database } from './database.ts';
import type { EveningRow } from './teams.ts';

/** What somebody of a team bet and won in a time. Money in hundredths. */
export interface MemberPlayRow {
  readonly member_id: number;
  /** Where they stand: see `TeamPlaceRow`. */
  readonly path: string;
  readonly bet: number;
  readonly win: number;
}

/** A time in milliseconds since the epoch, with the corrections that are known up to one. */
export interface KnownSpan {
  readonly from: number;
  readonly before: number;
  readonly knownCorrection: number;
}

/** A bet that changed after it had been decided. Money in hundredths, times since the epoch. */
export interface PlayCorrectionRow {
  readonly id: number;
  readonly member_id: number;
  /** When the bet was decided. */
  readonly at: number;
  /** What is added to bet and win; below zero takes away. */
  readonly bet: number;
  readonly win: number;
  readonly because: CorrectionReason;
  readonly noted_at: number;
}

/** Bets that are no part of what is counted. */
export interface UncountedRow {
  readonly because: 'open' | 'cancelled';
  readonly bets: number;
  readonly amount: number;
}

/** What is counted for agents: bets by the moment at which they were decided. */
export interface CountedPlay {
  /** Of everybody who stands somewhere. */
  ofEverybody(span: KnownSpan): MemberPlayRow[];
  /** Of those below a path. */
  below(path: string, span: KnownSpan): MemberPlayRow[];
  /** Of one person. */
  of(memberId: number, span: KnownSpan): { readonly bet: number; readonly win: number };
  /** Bets below a path that were placed in that time, and not decided in it or never. */
  uncounted(path: string, span: KnownSpan): UncountedRow[];
  /** The last evening of the seed below a path that was over before a moment, and was not corrected. */
  lastEvening(path: string, before: number): EveningRow | undefined;
  correct(row: Omit<PlayCorrectionRow, 'id'>): void;
  /** The number of the last correction; 0 where there was none. */
  lastCorrection(): number;
  /** Corrections behind one, oldest first. */
  correctionsAfter(id: number): PlayCorrectionRow[];
}

/** Every way below a path begins with it and ends with '/', the character before '0'. */
const belowPath = (parameter: number) =>
  `p.path > ?${parameter} AND p.path < substr(?${parameter}, 1, length(?${parameter}) - 1) || '0'`;
const DECIDED = `
  SELECT member_id, stake AS bet, win FROM rounds
    WHERE state = 'settled' AND ended_at >= ?1 AND ended_at < ?2
  UNION ALL
  SELECT member_id, bet, win FROM evenings WHERE at >= ?1 AND at < ?2
  UNION ALL
  SELECT member_id, bet, win FROM play_corrections
    WHERE at >= ?1 AND at < ?2 AND id <= ?3`;
const SUMS = 'p.member_id, p.path, sum(x.bet) AS bet, sum(x.win) AS win';

export function countedPlay(database: Database): CountedPlay {
  const ofEverybody = database.statement<MemberPlayRow>(
    `SELECT ${SUMS} FROM (${DECIDED}) x JOIN team_places p ON p.member_id = x.member_id
     GROUP BY p.member_id`,
  );
  const below = database.statement<MemberPlayRow>(
    `SELECT ${SUMS} FROM (${DECIDED}) x JOIN team_places p ON p.member_id = x.member_id
     WHERE ${belowPath(4)} GROUP BY p.member_id ORDER BY bet DESC, p.member_id`,
  );
  const ofOne = database.statement<{ bet: number; win: number }>(
    `SELECT COALESCE(sum(bet), 0) AS bet, COALESCE(sum(win), 0) AS win FROM (${DECIDED})
     WHERE member_id = ?4`,
  );
  const uncounted = database.statement<UncountedRow>(
    `SELECT iif(r.state = 'cancelled', 'cancelled', 'open') AS because, count(*) AS bets,
       sum(r.stake) AS amount
     FROM team_places p JOIN rounds r ON r.member_id = p.member_id
     WHERE ${belowPath(3)} AND r.played_at >= ?1 AND r.played_at < ?2
       AND (r.state <> 'settled' OR r.ended_at >= ?2)
     GROUP BY 1 ORDER BY 1`,
  );
  const correct = database.statement(
    `INSERT INTO play_corrections (member_id, at, bet, win, because, noted_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const lastEvening = database.statement<EveningRow>(
    `SELECT e.member_id, e.at, e.bet, e.win FROM evenings e
     JOIN team_places p ON p.member_id = e.member_id
     WHERE e.at < ?1 AND ${belowPath(2)}
       AND NOT EXISTS (SELECT 1 FROM play_corrections x WHERE x.member_id = e.member_id AND x.at = e.at)
     ORDER BY e.at DESC, e.member_id LIMIT 1`,
  );
  const lastCorrection = database.statement<{ id: number }>(
    'SELECT COALESCE(max(id), 0) AS id FROM play_corrections',
  );
  const correctionsAfter = database.statement<PlayCorrectionRow>(
    'SELECT * FROM play_corrections WHERE id > ? ORDER BY id',
  );
  return {
    ofEverybody: ({ from, before, knownCorrection }) =>
      ofEverybody.all(from, before, knownCorrection),
    below: (path, { from, before, knownCorrection }) =>
      below.all(from, before, knownCorrection, path),
    of: (memberId, { from, before, knownCorrection }) =>
      ofOne.get(from, before, knownCorrection, memberId) ?? { bet: 0, win: 0 },
    uncounted: (path, { from, before }) => uncounted.all(from, before, path),
    lastEvening: (path, before) => lastEvening.get(before, path),
    correct: ({ member_id, at, bet, win, because, noted_at }) => {
      correct.run(member_id, at, bet, win, because, noted_at);
    },
    lastCorrection: () => lastCorrection.get()?.id ?? 0,
    correctionsAfter: (id) => correctionsAfter.all(id),
  };
}
