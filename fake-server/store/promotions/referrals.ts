import type { Database } from '../database.ts';

/** Somebody who registered by a referral code. Times in milliseconds since the epoch. */
export interface ReferredRow {
  readonly id: number;
  readonly nickname: string;
  readonly registered_at: number;
  readonly blocked: 0 | 1;
  readonly affiliate_code: string | null;
  /** From the form; null if it did not ask. */
  readonly id_number: string | null;
}

/** Somebody who registered by a referral code, with the inviting person. */
interface FriendRow extends ReferredRow {
  readonly inviter_id: number;
}

/** Referral codes and registrations by them. Codes are case-insensitive. */
export interface ReferralTable {
  codeOf(memberId: number): string | undefined;
  isTaken(code: string): boolean;
  insert(memberId: number, code: string): void;
  /** Newest first. */
  people(code: string, rows: { readonly limit: number; readonly offset: number }): ReferredRow[];
  count(code: string): number;
  /** Undefined for people without a member's code. */
  friend(memberId: number): FriendRow | undefined;
  /**
   * A person's settled stakes, in hundredths.
   *
   * @param within time from the registration in which stakes count, in milliseconds
   */
  stakedWithin(memberId: number, within: number): number;
  /** Whether a person has an open bet of those days. */
  hasOpenBet(memberId: number, within: number): boolean;
}

export function referralTable(database: Database): ReferralTable {
  const codeOf = database.statement<{ code: string }>(
    'SELECT code FROM referral_codes WHERE member_id = ?',
  );
  const taken = database.statement('SELECT 1 FROM referral_codes WHERE code = ?');
  const columns = `m.id, m.nickname, m.registered_at, m.blocked, m.affiliate_code,
    json_extract(m.details, '$.idNumber') AS id_number`;
  const people = database.statement<ReferredRow>(
    `SELECT ${columns} FROM members m WHERE m.referral_code = ? COLLATE NOCASE
     ORDER BY m.registered_at DESC, m.id DESC LIMIT ? OFFSET ?`,
  );
  const staked = database.statement<{ staked: number }>(
    `SELECT COALESCE(sum(r.stake), 0) AS staked FROM rounds r JOIN members m ON m.id = r.member_id
     WHERE m.id = ?1 AND r.state = 'settled' AND r.played_at < m.registered_at + ?2`,
  );
  const openBet = database.statement(
    `SELECT 1 FROM rounds r JOIN members m ON m.id = r.member_id
     WHERE m.id = ?1 AND r.state = 'open' AND r.played_at < m.registered_at + ?2 LIMIT 1`,
  );
  const count = database.statement<{ people: number }>(
    'SELECT count(*) AS people FROM members m WHERE m.referral_code = ? COLLATE NOCASE',
  );
  return {
    codeOf: (memberId) => codeOf.get(memberId)?.code,
    isTaken: (code) => taken.get(code) !== undefined,
    insert: database.statement('INSERT INTO referral_codes (member_id, code) VALUES (?, ?)').exec,
    people: (code, { limit, offset }) => people.all(code, limit, offset),
    count: (code) => count.get(code)?.people ?? 0,
    friend: database.statement<FriendRow>(
      `SELECT ${columns}, c.member_id AS inviter_id
     FROM members m JOIN referral_codes c ON c.code = m.referral_code WHERE m.id = ?`,
    ).get,
    stakedWithin: (memberId, within) => staked.get(memberId, within)?.staked ?? 0,
    hasOpenBet: (memberId, within) => openBet.get(memberId, within) !== undefined,
  };
}
