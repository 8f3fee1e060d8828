import type { Database } from '../database.ts';
import type { BonusProgressRow, BonusRow } from '../promotions/bonuses.ts';

/** A round that counted for a bonus, and the count so far. */
export interface BonusRoundRow extends BonusProgressRow {
  readonly counted_so_far: number;
}

/** Queries of bonuses; each is bound to its owner. Amounts in hundredths. */
export interface BonusRecordTable {
  /** Active ones in order of arrival, then the others, latest first. */
  page(memberId: number, limit: number, offset: number): BonusRow[];
  count(memberId: number): number;
  /** Latest first. */
  rounds(bonusId: number, limit: number, offset: number): BonusRoundRow[];
  countRounds(bonusId: number): number;
  /** Stakes from it on open rounds. */
  inPlay(bonus: BonusRow): number;
  /** What left its accounts when it ended. */
  finalAmount(bonus: BonusRow): number;
}

const columns =
  'id, member_id, source, amount, required, counted, terms, granted_at, expires_at, state, ended_at';
const ownAccounts = 'SELECT id FROM accounts WHERE name IN (?2, ?3)';

export function bonusRecordTable(database: Database): BonusRecordTable {
  const count = database.statement<{ entries: number }>(
    'SELECT count(*) AS entries FROM bonuses WHERE member_id = ?',
  );
  const countRounds = database.statement<{ entries: number }>(
    'SELECT count(*) AS entries FROM bonus_rounds WHERE bonus_id = ?',
  );
  // Keys of a round's stakes start with 'round:<key>:stake:', those of a bonus's end with
  // 'bonus:<id>:'.
  const inPlay = database.statement<{ amount: number }>(
    `SELECT COALESCE(-SUM(p.amount), 0) AS amount FROM rounds r
     JOIN transactions t ON t.member_id = ?1
       AND t.key >= 'round:' || r.round_key || ':stake:'
       AND t.key < 'round:' || r.round_key || ':stake;'
     JOIN postings p ON p.transaction_id = t.id
     WHERE r.member_id = ?1 AND r.state = 'open'
       AND p.account_id IN (${ownAccounts})`,
  );
  const finalAmount = database.statement<{ amount: number }>(
    `SELECT COALESCE(-SUM(p.amount), 0) AS amount FROM transactions t
     JOIN postings p ON p.transaction_id = t.id
     WHERE t.member_id = ?1 AND t.key >= ?4 || ':' AND t.key < ?4 || ';'
       AND p.account_id IN (${ownAccounts})`,
  );

  return {
    page: database.statement<BonusRow>(
      `SELECT ${columns} FROM bonuses WHERE member_id = ?
     ORDER BY state <> 'active', iif(state = 'active', id, -id) LIMIT ? OFFSET ?`,
    ).all,
    count: (memberId) => count.get(memberId)?.entries ?? 0,
    rounds: database.statement<BonusRoundRow>(
      `SELECT round_key, stake, counted, at, node_id, percent,
       SUM(counted) OVER (ORDER BY at, round_key) AS counted_so_far
     FROM bonus_rounds WHERE bonus_id = ? ORDER BY at DESC, round_key DESC LIMIT ? OFFSET ?`,
    ).all,
    countRounds: (bonusId) => countRounds.get(bonusId)?.entries ?? 0,
    inPlay: (bonus) => inPlay.get(bonus.member_id, ...accountsOf(bonus))?.amount ?? 0,
    finalAmount: (bonus) =>
      finalAmount.get(bonus.member_id, ...accountsOf(bonus), `bonus:${bonus.id}`)?.amount ?? 0,
  };
}

/** The accounts of a bonus, by name. */
function accountsOf({ member_id, id }: BonusRow): [string, string] {
  return [`member:${member_id}:bonus:${id}`, `member:${member_id}:locked:${id}`];
}
