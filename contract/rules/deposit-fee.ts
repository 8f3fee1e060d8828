import type { DepositFee } from '../entities/deposit-types.ts';

const BASIS_POINTS = 10_000;

/**
 * The fee of a payment: its share, rounded half up to a whole hundredth, and the fixed part. Never
 * more than what was paid (W2).
 *
 * @param amount what is paid, in hundredths
 * @returns hundredths
 */
export function depositFeeOf(amount: number, { feeBasisPoints, feeFixed }: DepositFee): number {
  // In whole numbers of any size: the product of two of them may be too large for a number.
  const share =
    (BigInt(amount) * BigInt(feeBasisPoints) * 2n + BigInt(BASIS_POINTS)) /
    BigInt(2 * BASIS_POINTS);
  return Math.min(amount, Number(share) + feeFixed);
}

/** What of a payment is credited, in hundredths. */
export function depositCreditOf(amount: number, fee: DepositFee): number {
  return amount - depositFeeOf(amount, fee);
}
