import type { Currency } from '#contract/entities/money.ts';
import type { AccountKey, POINTS, PostingRow, REST_OF_RESERVE } from '../../store/ledger/ledger.ts';

/** The unit of an account. Points are no money, and are never summed with it (W9). */
export type Unit = Currency | typeof POINTS;

/**
 * Why money moved. Part of a transaction's idempotency, and the kind of its account record line;
 * add new kinds here.
 */
export type MoneyKind =
  | 'opening'
  | 'registration_bonus'
  | 'play_money'
  | 'credit'
  | 'promotion_bonus'
  | 'stake'
  | 'win'
  /** A stake of a round that was cancelled. */
  | 'stake_returned'
  /** A bonus whose wagering is done: it became the player's own money. */
  | 'bonus_released'
  /** A bonus that ended before its wagering was done: the rest went back to the house. */
  | 'bonus_expired'
  | 'bonus_given_up'
  /** Money for converted points. */
  | 'money_for_points'
  | 'deposit'
  /** A deposit that was returned, or reversed by the bank. */
  | 'deposit_returned'
  /** The outcome of a deposit that moved no money: a line without postings. */
  | 'deposit_note'
  /** A debt after a reversal, paid off by a later deposit. */
  | 'debt_repaid'
  | 'payout_reserved'
  | 'payout'
  | 'payout_fee'
  /** A reserve that ended without a payout. */
  | 'payout_released'
  /** An agent's income from a contract. */
  | 'agent_dividend'
  | 'agent_salary'
  /** Money to the agent directly above, and from somebody directly below. */
  | 'upline_sent'
  | 'downline_received'
  | 'downline_sent'
  | 'upline_received'
  /** Set aside until a vendor answers, and then either moved or released. */
  | 'wallet_moving'
  | 'wallet_to_vendor'
  | 'wallet_to_main'
  | 'wallet_returned'
  /** What was paid out and did not arrive. */
  | 'payout_returned';

/** Why points moved (W9): the kind of a points line, never of the account record. */
export type PointsKind =
  | 'points_for_bet'
  | 'points_for_mission'
  /** An invited friend staked enough. */
  | 'points_for_friend'
  /** Given by the house without a bet: initial points, and operators' gifts. */
  | 'points_given'
  | 'points_redeemed'
  /** The reward was rejected: the points are back. */
  | 'points_returned'
  /** Converted to money, with a line of money. */
  | 'points_converted';

/** Why money or points moved; the rest of a reserve is set aside again. */
export type TransactionKind = MoneyKind | PointsKind | typeof REST_OF_RESERVE;

/** The house's own accounts. */
type HousePurse =
  /** Players' stakes and wins. */
  | 'play'
  /** The house's gifts: bonuses, prizes, credits, initial money. */
  | 'gifts'
  | 'fees'
  /** Points given, less those that came back for rewards and money. */
  | 'points'
  /** Agents' income. */
  | 'agents'
  /** Payments without an owner, or on their way back. */
  | 'suspense'
  /** Money on its way from one member to another. */
  | 'transit';

/**
 * An account of the ledger. What a member has is the sum of all of theirs but the debt, and none of
 * those can fall below zero; a debt is zero or less. The house, and what a payment provider holds
 * for it, can be anything: a deposit of 100 is +100 available, −100 at the provider.
 */
export type LedgerAccount =
  | { readonly member: number; readonly part: 'available' | 'reserved' | 'debt' }
  /** One bonus: the rest of it (`bonus`), and winnings from it (`locked`). */
  | { readonly member: number; readonly part: 'bonus' | 'locked'; readonly bonus: number }
  /** A member's money in a vendor's wallet. */
  | { readonly member: number; readonly part: 'vendor'; readonly vendor: string }
  | { readonly house: HousePurse }
  | { readonly provider: string };

/** What names an account in the store. */
export function accountKey(account: LedgerAccount, currency: string): AccountKey {
  if ('house' in account) {
    return { name: `house:${account.house}`, currency, memberId: null, part: 'house' };
  }
  if ('provider' in account) {
    return { name: `provider:${account.provider}`, currency, memberId: null, part: 'provider' };
  }
  const { member: memberId, part } = account;
  const own = `member:${memberId}:${part}`;
  if ('bonus' in account) return { name: `${own}:${account.bonus}`, currency, memberId, part };
  if ('vendor' in account) return { name: `${own}:${account.vendor}`, currency, memberId, part };
  return { name: own, currency, memberId, part };
}

/** The account that a stake or a reserve was taken from, if a posting is on one of that person. */
export function wasOf(
  member: number,
  { name, part }: PostingRow,
): (LedgerAccount & { readonly member: number }) | undefined {
  // The last word of the name is the number of the bonus, or the code of the vendor: see above.
  const last = name.split(':').at(-1) ?? '';
  if (part === 'available') return { member, part };
  if (part === 'bonus' || part === 'locked') return { member, part, bonus: Number(last) };
  if (part === 'vendor') return { member, part, vendor: last };
  return undefined;
}
