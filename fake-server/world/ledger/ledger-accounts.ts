import type { Currency } from '#contract/entities/money.ts';
import type { AccountKey, POINTS, PostingRow, REST_OF_RESERVE } from '../../store/ledger.ts';

/** What an account is kept in. Points are no money, and are never summed with it (W9). */
export type Unit = Currency | typeof POINTS;

/**
 * Why money moved. Part of the idempotency of a transaction, and what its line is called in the
 * account record; a new kind is one more name here.
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
  /** A bonus whose wagering is done: it became money like any other. */
  | 'bonus_released'
  /** A bonus that ended before its wagering was done: what was left of it went back to the house. */
  | 'bonus_expired'
  | 'bonus_given_up'
  /** Points that were converted: what they became. */
  | 'money_for_points'
  | 'deposit'
  /** A deposit that was given back, or taken back by the bank. */
  | 'deposit_returned'
  /** What became of a deposit where no money of the member moved: a line that posts nothing. */
  | 'deposit_note'
  /** What is owed since a deposit was taken back is paid off by a later one. */
  | 'debt_repaid'
  | 'payout_reserved'
  | 'payout'
  | 'payout_fee'
  /** A reserve that ended without a payout. */
  | 'payout_released'
  /** What an agent earned by a contract. */
  | 'agent_dividend'
  | 'agent_salary'
  /** Money to the agent right above, and from somebody right below. */
  | 'upline_sent'
  | 'downline_received'
  | 'downline_sent'
  | 'upline_received'
  /** Set aside until a vendor answers, and what came of it: it moved, or is where it was. */
  | 'wallet_moving'
  | 'wallet_to_vendor'
  | 'wallet_to_main'
  | 'wallet_returned'
  /** What was paid out and did not arrive. */
  | 'payout_returned';

/** Why points moved (W9); a line of the points, and of no account record. */
export type PointsKind =
  | 'points_for_bet'
  | 'points_for_mission'
  /** A friend who was invited staked enough. */
  | 'points_for_friend'
  /** By the house, for no bet: what a new world begins with, and what an operator gives. */
  | 'points_given'
  | 'points_redeemed'
  /** The reward was rejected: its points are back. */
  | 'points_returned'
  /** They became money: a line of money stands beside this one. */
  | 'points_converted';

/** Why money or points moved; what is left of a reserve is set aside anew. */
export type TransactionKind = MoneyKind | PointsKind | typeof REST_OF_RESERVE;

/** The house's own accounts. */
type HousePurse =
  /** What players staked, and what they won. */
  | 'play'
  /** What the house gave: bonuses, prizes, credits, the money that a new world begins with. */
  | 'gifts'
  | 'fees'
  /** Points that were given, less those that came back for rewards and money. */
  | 'points'
  /** What agents were paid. */
  | 'agents'
  /** Payments that belong to nobody yet, or are on their account recovery. */
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
  /** One bonus: what is left of it (`bonus`), and what was won with it (`locked`). */
  | { readonly member: number; readonly part: 'bonus' | 'locked'; readonly bonus: number }
  /** A member's money in the wallet of a vendor. */
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

/** The account that a stake or a reserve was taken from, where a posting is on one of that person. */
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
