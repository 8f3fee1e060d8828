import type { MemberType } from '#contract/entities/member.ts';
import { foldText } from '#contract/rules/fold-text.ts';
import type { Database } from '../database.ts';

/** A person in a tree, with what others there may see. Times in milliseconds since the epoch. */
export interface DownlineRow {
  readonly member_id: number;
  readonly upline_id: number | null;
  readonly path: string;
  readonly below: number;
  readonly nickname: string;
  readonly type: MemberType;
  readonly registered_at: number;
}

/** The people below a person. */
export interface DownlineTable {
  find(memberId: number): DownlineRow | undefined;
  /** A page of those directly below, largest branches first. */
  level(uplineId: number, limit: number, offset: number): DownlineRow[];
  countLevel(uplineId: number): number;
  /** Agents below a path whose name starts with this, ignoring accents and case; by name. */
  agentsNamed(path: string, beginning: string, limit: number): DownlineRow[];
  /** The person below a path with this number or this exact account. */
  known(path: string, text: string): DownlineRow[];
}

const columns =
  'p.member_id, p.upline_id, p.path, p.below, m.nickname, m.type, m.registered_at FROM team_places p';
/** Every path below a path starts with it and ends with '/', the character before '0'. */
const BELOW = "p.path > ?1 AND p.path < substr(?1, 1, length(?1) - 1) || '0'";
/** After every other character. */
const LAST_CHARACTER = '\u{10FFFF}';

/** The statements that open and search a tree; each uses an index (C1). */
export const downlineStatements = {
  level: `SELECT ${columns} JOIN members m ON m.id = p.member_id
    WHERE p.upline_id = ? ORDER BY p.below DESC, p.member_id LIMIT ? OFFSET ?`,
  agentsNamed: `SELECT p.member_id, p.upline_id, p.path, p.below, m.nickname, m.type, m.registered_at
    FROM members m INDEXED BY agents_by_folded_name
    CROSS JOIN team_places p ON p.member_id = m.id
    WHERE m.type IN (1, 2, 41, 42) AND m.folded_name >= ?2 AND m.folded_name < ?3 AND ${BELOW}
    ORDER BY m.folded_name, m.id LIMIT ?4`,
} as const;

export function downlineTable(database: Database): DownlineTable {
  const countLevel = database.statement<{ people: number }>(
    'SELECT count(*) AS people FROM team_places WHERE upline_id = ?',
  );
  const agentsNamed = database.statement<DownlineRow>(downlineStatements.agentsNamed);

  return {
    find: database.statement<DownlineRow>(
      `SELECT ${columns} JOIN members m ON m.id = p.member_id WHERE p.member_id = ?`,
    ).get,
    level: database.statement<DownlineRow>(downlineStatements.level).all,
    countLevel: (uplineId) => countLevel.get(uplineId)?.people ?? 0,
    agentsNamed(path, beginning, limit) {
      const folded = foldText(beginning);
      return folded === '' ? [] : agentsNamed.all(path, folded, folded + LAST_CHARACTER, limit);
    },
    known: database.statement<DownlineRow>(
      `SELECT ${columns} JOIN members m ON m.id = p.member_id
     WHERE (m.id = CAST(?2 AS INTEGER) AND ?2 = CAST(m.id AS TEXT) OR m.account = ?2) AND ${BELOW}`,
    ).all,
  };
}
