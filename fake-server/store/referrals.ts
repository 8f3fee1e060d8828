import type { Database } from './database.ts';

/** Somebody who registered by a referral code. Times in milliseconds since the epoch. */
export interface ReferredRow {
  readonly id: number;
  readonly nickname: string;
  readonly registered_at: number;
  readonly blocked: 0 | 1;
  readonly affiliate_code: string | null;
  /** Of the form; null where it was not asked. */
  readonly id_number: string | null;
  /** Decided stakes within the days that count, in hundredths. */
  readonly staked: number;
}

/** Referral codes, and who came by them. Capital and small letters count as the same. */
export interface ReferralTable {
  codeOf(memberId: number): string | undefined;
  isTaken(code: string): boolean;
  insert(memberId: number, code: string): void;
  /**
   * Newest first.
   *
   * @param within milliseconds from the registration in which stakes count
   */
  people(
    code: string,
    within: number,
    rows: { readonly limit: number; readonly offset: number },
  ): ReferredRow[];
  count(code: string): number;
}

export function referralTable(database: Database): ReferralTable {
  const codeOf = database.statement<{ code: string }>(
    'SELECT code FROM referral_codes WHERE member_id = ?',
  );
  const taken = database.statement('SELECT 1 FROM referral_codes WHERE code = ?');
  const insert = database.statement('INSERT INTO referral_codes (member_id, code) VALUES (?, ?)');
  const people = database.statement<ReferredRow>(
    `SELECT m.id, m.nickname, m.registered_at, m.blocked, m.affiliate_code,
       json_extract(m.details, '$.idNumber') AS id_number,
       (SELECT COALESCE(sum(r.stake), 0) FROM rounds r
         WHERE r.member_id = m.id AND r.state = 'settled'
           AND r.played_at < m.registered_at + ?2) AS staked
     FROM members m WHERE m.referral_code = ?1 COLLATE NOCASE
     ORDER BY m.id DESC LIMIT ?3 OFFSET ?4`,
  );
  const count = database.statement<{ people: number }>(
    'SELECT count(*) AS people FROM members m WHERE m.referral_code = ? COLLATE NOCASE',
  );
  return {
    codeOf: (memberId) => codeOf.get(memberId)?.code,
    isTaken: (code) => taken.get(code) !== undefined,
    insert: (memberId, code) => {
      insert.run(memberId, code);
    },
    people: (code, within, { limit, offset }) => people.all(code, within, limit, offset),
    count: (code) => count.get(code)?.people ?? 0,
  };
}
