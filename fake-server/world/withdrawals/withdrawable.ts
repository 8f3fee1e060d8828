import type { BalanceParts } from '../ledger/wallet.ts';
import type { BonusStanding } from '../promotions/bonuses.ts';

/** What has to be known to say what can be withdrawn. Hundredths. */
export interface WithdrawableState {
  readonly parts: BalanceParts;
  /** What the person owes, above zero: a deposit that was taken back after it had been played with. */
  readonly debt: number;
  /** Active ones alone. */
  readonly bonuses: readonly Pick<
    BonusStanding,
    'id' | 'bonus' | 'locked' | 'required' | 'counted' | 'expires_at'
  >[];
}

/** Why some of the balance cannot be withdrawn now, and how much of it. Hundredths. */
export type NotWithdrawable =
  /** On its way in other payouts. */
  | { readonly why: 'reserved'; readonly amount: number }
  /** In the wallets of vendors: a transfer brings it back. */
  | { readonly why: 'vendors'; readonly amount: number }
  /** It covers a debt. */
  | { readonly why: 'debt'; readonly amount: number }
  /** A bonus and what was won with it, until so much more has been staked; it ends at a moment. */
  | {
      readonly why: 'bonus';
      readonly amount: number;
      readonly bonusId: number;
      readonly bonus: number;
      readonly locked: number;
      readonly wageringLeft: number;
      /** Milliseconds since the epoch. */
      readonly until: number;
    };

/**
 * What can be withdrawn, and why not more: the amount and the amounts of the reasons sum to the
 * balance. Pure. To withdraw costs no bonus: the player's own money is always their own.
 */
export function withdrawable({ parts, debt, bonuses }: WithdrawableState): {
  readonly amount: number;
  readonly reasons: readonly NotWithdrawable[];
} {
  const owed = Math.min(debt, parts.available);
  const reasons: NotWithdrawable[] = [
    { why: 'debt', amount: owed } as const,
    { why: 'reserved', amount: parts.reserved } as const,
    ...bonuses.map(({ id, bonus, locked, required, counted, expires_at }) => ({
      why: 'bonus' as const,
      amount: bonus + locked,
      bonusId: id,
      bonus,
      locked,
      wageringLeft: required - counted,
      until: expires_at,
    })),
    { why: 'vendors', amount: parts.vendors } as const,
  ].filter(({ amount }) => amount > 0);
  return { amount: parts.available - owed, reasons };
}
