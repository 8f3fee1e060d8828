import type { MemberType } from '#contract/entities/member.ts';
import type { Database } from '../database.ts';
import { IS_ACTIVE } from './active-members.ts';

/** A sub-account. Times in milliseconds since the epoch. */
export interface SubAccountRow {
  readonly member_id: number;
  readonly account: string;
  readonly type: MemberType;
  /** In basis points. */
  readonly rate: number | null;
  readonly made_at: number;
  /** Nobody has signed in with their own password. */
  readonly is_waiting: 0 | 1;
  readonly is_active: 0 | 1;
}

/** Sub-accounts. People who were moved out of the agent's team are left out. */
export interface SubAccountTable {
  insert(row: {
    readonly member_id: number;
    readonly agent_id: number;
    readonly rate: number | null;
    readonly made_at: number;
  }): void;
  /** Newest first. */
  list(agentId: number, limit: number, offset: number): SubAccountRow[];
  count(agentId: number): number;
  /** Unused ones, wherever they are in the tree. */
  countWaiting(agentId: number): number;
  find(agentId: number, memberId: number): SubAccountRow | undefined;
}

const FROM = `FROM sub_accounts a JOIN members m ON m.id = a.member_id
  JOIN team_places p ON p.member_id = a.member_id
  JOIN team_places own ON own.member_id = a.agent_id
  WHERE a.agent_id = ?1
  AND p.path > own.path AND p.path < substr(own.path, 1, length(own.path) - 1) || '0'`;
const columns = `m.id AS member_id, m.account, m.type, a.rate, a.made_at,
  m.password_is_default AS is_waiting, ${IS_ACTIVE} AS is_active`;

export function subAccountTable(database: Database): SubAccountTable {
  const count = database.statement<{ accounts: number }>(`SELECT count(*) AS accounts ${FROM}`);
  const countWaiting = database.statement<{ accounts: number }>(
    `SELECT count(*) AS accounts FROM sub_accounts a JOIN members m ON m.id = a.member_id
     WHERE a.agent_id = ? AND m.password_is_default = 1`,
  );
  return {
    insert: database.insert('sub_accounts (member_id, agent_id, rate, made_at)'),
    list: database.statement<SubAccountRow>(
      `SELECT ${columns} ${FROM} ORDER BY a.member_id DESC LIMIT ?2 OFFSET ?3`,
    ).all,
    count: (agentId) => count.get(agentId)?.accounts ?? 0,
    countWaiting: (agentId) => countWaiting.get(agentId)?.accounts ?? 0,
    find: database.statement<SubAccountRow>(`SELECT ${columns} ${FROM} AND a.member_id = ?2`).get,
  };
}
