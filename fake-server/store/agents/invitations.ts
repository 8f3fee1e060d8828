import type { InvitedKind } from '#contract/entities/invitation-types.ts';
import type { Database } from '../database.ts';
import { IS_ACTIVE } from './active-members.ts';

/** An invitation link. Times in milliseconds since the epoch. */
export interface InvitationRow {
  readonly code: string;
  readonly member_id: number;
  readonly name: string;
  readonly invites: InvitedKind;
  /** In basis points. */
  readonly rate: number | null;
  readonly created_at: number;
  readonly closed_at: number | null;
  readonly visits: number;
}

/** A link with its registrations. */
export interface InvitationCountsRow extends InvitationRow {
  readonly registered: number;
  readonly active: number;
}

/** Somebody who registered by a link. */
interface InvitedRow {
  readonly member_id: number;
  readonly code: string;
  readonly name: string;
  readonly is_active: 0 | 1;
}

/** Somebody who used a link, with their credited deposits in a time span, in hundredths. */
export interface JoinedRow {
  readonly member_id: number;
  readonly registered_at: number;
  readonly code: string;
  readonly name: string;
  readonly sub_id: string | null;
  readonly deposited: number;
}

/** Agents' links. Codes are case-insensitive. */
export interface InvitationTable {
  find(code: string): InvitationRow | undefined;
  /** Newest first. */
  of(memberId: number): InvitationCountsRow[];
  countOpen(memberId: number): number;
  insert(row: Omit<InvitationRow, 'closed_at' | 'visits'>): void;
  close(code: string, at: number): void;
  addVisits(code: string, visits: number): void;
  /** Records that somebody used a link, if the registration itself did not. */
  noteOrigin(memberId: number, code: string): void;
  /** People who used an agent's links, newest first. */
  people(memberId: number, limit: number, offset: number): InvitedRow[];
  countPeople(memberId: number): number;
  /** Everybody who used an agent's links, with their deposits in a time span. */
  joinedBy(memberId: number, from: number, before: number): JoinedRow[];
}

const columns =
  'a.code, a.member_id, a.name, a.invites, a.rate, a.created_at, a.closed_at, a.visits';
const CAME = 'm.affiliate_code = a.code COLLATE NOCASE';

export function invitationTable(database: Database): InvitationTable {
  const countOpen = database.statement<{ links: number }>(
    'SELECT count(*) AS links FROM affiliate_codes WHERE member_id = ? AND closed_at IS NULL',
  );
  const noteOrigin = database.statement('UPDATE members SET affiliate_code = ? WHERE id = ?');
  const countPeople = database.statement<{ people: number }>(
    `SELECT count(*) AS people FROM affiliate_codes a JOIN members m ON ${CAME}
     WHERE a.member_id = ?`,
  );

  return {
    find: database.statement<InvitationRow>(
      `SELECT ${columns} FROM affiliate_codes a WHERE a.code = ?`,
    ).get,
    of: database.statement<InvitationCountsRow>(
      `SELECT ${columns},
       (SELECT count(*) FROM members m WHERE ${CAME}) AS registered,
       (SELECT count(*) FROM members m WHERE ${CAME} AND ${IS_ACTIVE}) AS active
     FROM affiliate_codes a WHERE a.member_id = ?
     ORDER BY a.closed_at IS NOT NULL, a.created_at DESC, a.code`,
    ).all,
    countOpen: (memberId) => countOpen.get(memberId)?.links ?? 0,
    insert: database.insert('affiliate_codes (code, member_id, name, invites, rate, created_at)'),
    close: database.statement(
      'UPDATE affiliate_codes SET closed_at = ?2 WHERE code = ?1 AND closed_at IS NULL',
    ).exec,
    addVisits: database.statement(
      'UPDATE affiliate_codes SET visits = visits + ?2 WHERE code = ?1 AND closed_at IS NULL',
    ).exec,
    noteOrigin: (memberId, code) => {
      noteOrigin.run(code, memberId);
    },
    people: database.statement<InvitedRow>(
      `SELECT m.id AS member_id, a.code, a.name, ${IS_ACTIVE} AS is_active
     FROM affiliate_codes a JOIN members m ON ${CAME}
     WHERE a.member_id = ? ORDER BY m.id DESC LIMIT ? OFFSET ?`,
    ).all,
    joinedBy: database.statement<JoinedRow>(
      `SELECT m.id AS member_id, m.registered_at, a.code, a.name, m.sub_id,
       (SELECT COALESCE(sum(p.credited), 0) FROM deposits d
         JOIN deposit_payments p ON p.deposit_id = d.id
         WHERE d.member_id = m.id AND d.state = 'credited'
           AND p.paid_at >= ?2 AND p.paid_at < ?3) AS deposited
     FROM affiliate_codes a JOIN members m ON ${CAME} WHERE a.member_id = ?1`,
    ).all,
    countPeople: (memberId) => countPeople.get(memberId)?.people ?? 0,
  };
}
