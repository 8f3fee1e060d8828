import type { BalanceParts } from '../ledger/wallet.ts';
import type { BonusStanding } from '../promotions/bonuses.ts';

/** The inputs of what can be withdrawn. Hundredths. */
export interface WithdrawableState {
  readonly parts: BalanceParts;
  /** The person's debt, positive: from a deposit reversed after being spent. */
  readonly debt: number;
  /** Active ones only. */
  readonly bonuses: readonly Pick<
    BonusStanding,
    'id' | 'bonus' | 'locked' | 'required' | 'counted' | 'expires_at'
  >[];
}

/** Why part of the balance cannot be withdrawn now, and how much. Hundredths. */
export type NotWithdrawable =
  /** In other withdrawals under way. */
  | { readonly reason: 'reserved'; readonly amount: number }
  /** In vendors' wallets: a transfer brings it back. */
  | { readonly reason: 'vendors'; readonly amount: number }
  /** It covers a debt. */
  | { readonly reason: 'debt'; readonly amount: number }
  /** A bonus and its winnings, until this much more is staked; with its expiry. */
  | {
      readonly reason: 'bonus';
      readonly amount: number;
      readonly bonusId: number;
      readonly bonus: number;
      readonly locked: number;
      readonly wageringLeft: number;
      /** Milliseconds since the epoch. */
      readonly until: number;
    };

/**
 * What can be withdrawn, and what holds back the rest: all amounts sum to the balance. Pure. A
 * withdrawal costs no bonus: the player's own money is always their own.
 */
export function withdrawable({ parts, debt, bonuses }: WithdrawableState): {
  readonly amount: number;
  readonly reasons: readonly NotWithdrawable[];
} {
  const owed = Math.min(debt, parts.available);
  const reasons: NotWithdrawable[] = [
    { reason: 'debt', amount: owed } as const,
    { reason: 'reserved', amount: parts.reserved } as const,
    ...bonuses.map(({ id, bonus, locked, required, counted, expires_at }) => ({
      reason: 'bonus' as const,
      amount: bonus + locked,
      bonusId: id,
      bonus,
      locked,
      wageringLeft: required - counted,
      until: expires_at,
    })),
    { reason: 'vendors', amount: parts.vendors } as const,
  ].filter(({ amount }) => amount > 0);
  return { amount: parts.available - owed, reasons };
}
