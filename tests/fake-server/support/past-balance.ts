import type { OpenWorld } from '#fake-server/open-world.ts';

/**
 * What a part of a member's money was at a moment, added up from its postings, in hundredths.
 *
 * @param at milliseconds since the epoch
 */
export function pastBalance(
  { database }: OpenWorld,
  memberId: number,
  part: 'available' | 'reserved',
  at: number,
): number {
  const sum = database.statement<{ balance: number }>(
    `SELECT COALESCE(SUM(p.amount), 0) AS balance FROM accounts a
     JOIN transactions t ON t.member_id = a.member_id AND t.at <= ?
     JOIN postings p ON p.transaction_id = t.id AND p.account_id = a.id
     WHERE a.member_id = ? AND a.part = ? AND a.currency = 'BRL'`,
  );
  return sum.get(at, memberId, part)?.balance ?? 0;
}
