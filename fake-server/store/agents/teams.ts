import type { Database } from '../database.ts';
import { type MemberRow, memberColumns } from '../members.ts';
import { pathAt } from './places-at.ts';

/** A person's place: the upline, and the path from the top as `/1/12/7/`. */
interface TeamPlaceRow {
  readonly member_id: number;
  readonly upline_id: number | null;
  readonly path: string;
  /** Number of people below, on all levels. */
  readonly below: number;
}

/** An evening of a seeded person. Money in hundredths, times in milliseconds since the epoch. */
export interface EveningRow {
  readonly member_id: number;
  readonly at: number;
  readonly bet: number;
  readonly win: number;
}

/** The team tree, and its people's play. */
export interface TeamTable {
  find(memberId: number): TeamPlaceRow | undefined;
  put(place: Omit<TeamPlaceRow, 'below'>): void;
  /** Replaces the start of the paths of everybody below. */
  movePaths(from: string, to: string): void;
  /** Records until when a person and everybody below had their places. */
  notePast(path: string, before: number): void;
  /** A person's place at a moment. */
  pathAt(memberId: number, at: number): string | undefined;
  /** Adds this many people to the counts of each of them. */
  addBelow(memberIds: readonly number[], people: number): void;
  /** Members directly below, in order of arrival. */
  rightBelow(memberId: number): MemberRow[];
  /** Records a seeded person's bets and wins of an evening. */
  addEvening(row: EveningRow): void;
}

/** Every path below a path starts with it and ends with '/', the character before '0'. */
const BELOW = "p.path > ?1 AND p.path < substr(?1, 1, length(?1) - 1) || '0'";

export function teamTable(database: Database): TeamTable {
  const put = database.statement(
    `INSERT INTO team_places (member_id, upline_id, path) VALUES (?, ?, ?)
     ON CONFLICT (member_id) DO UPDATE SET upline_id = excluded.upline_id, path = excluded.path`,
  );
  const placeAt = database.statement<{ path: string }>(
    `SELECT ${pathAt('?2')} AS path FROM team_places x JOIN team_places p ON p.member_id = x.member_id
     WHERE x.member_id = ?1`,
  );
  const addBelow = database.statement(
    'UPDATE team_places SET below = below + ?2 WHERE member_id IN (SELECT value FROM json_each(?1))',
  );

  return {
    find: database.statement<TeamPlaceRow>(
      'SELECT member_id, upline_id, path, below FROM team_places WHERE member_id = ?',
    ).get,
    put: ({ member_id, upline_id, path }) => {
      put.run(member_id, upline_id, path);
    },
    movePaths: database.statement(
      `UPDATE team_places AS p SET path = ?2 || substr(p.path, length(?1) + 1) WHERE ${BELOW}`,
    ).exec,
    notePast: database.statement(
      `INSERT INTO team_past_places (member_id, before_at, path)
     SELECT p.member_id, ?2, p.path FROM team_places p WHERE p.path = ?1 OR ${BELOW}
     ON CONFLICT DO NOTHING`,
    ).exec,
    pathAt: (memberId, at) => placeAt.get(memberId, at)?.path,
    addBelow: (memberIds, people) => {
      addBelow.run(JSON.stringify(memberIds), people);
    },
    rightBelow: database.statement<MemberRow>(
      `SELECT ${memberColumns} FROM team_places p JOIN members m ON m.id = p.member_id
     WHERE p.upline_id = ? ORDER BY m.id`,
    ).all,
    addEvening: database.insert('evenings (member_id, at, bet, win)'),
  };
}
