import type { DepositFee } from '../entities/deposit-types.ts';

const BASIS_POINTS = 10_000;

/**
 * The fee of a payment: its share, rounded half up to a whole hundredth, plus the fixed part. Never
 * more than the payment (W2).
 *
 * @param amount the payment, in hundredths
 * @returns hundredths
 */
export function depositFeeOf(amount: number, { feeBasisPoints, feeFixed }: DepositFee): number {
  // BigInt: the product can exceed the precision of a double.
  const share =
    (BigInt(amount) * BigInt(feeBasisPoints) * 2n + BigInt(BASIS_POINTS)) /
    BigInt(2 * BASIS_POINTS);
  return Math.min(amount, Number(share) + feeFixed);
}

/** The credit for a payment, in hundredths. */
export function depositCreditOf(amount: number, fee: DepositFee): number {
  return amount - depositFeeOf(amount, fee);
}
