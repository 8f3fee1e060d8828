import type { DepositTerms } from '#contract/entities/deposit.ts';
import type { DepositMethod } from '#contract/entities/deposit-types.ts';

const pix: DepositTerms = {
  method: 'pix',
  minimum: 1_000,
  maximum: 500_000,
  quickAmounts: [2_000, 5_000, 10_000, 20_000, 50_000],
  feeBasisPoints: 0,
  feeFixed: 0,
  minutesToPay: 15,
};

/** The usual terms of each way to pay in, in the order in which a site offers them (W2). */
export const usualDepositTerms: readonly DepositTerms[] = [
  pix,
  { ...pix, method: 'bankTransfer', minimum: 5_000, maximum: 2_000_000, minutesToPay: 1_440 },
  { ...pix, method: 'card', feeBasisPoints: 250, minutesToPay: 30 },
  { ...pix, method: 'ewallet', feeBasisPoints: 100, minutesToPay: 30 },
  { ...pix, method: 'crypto', minimum: 5_000, maximum: 2_000_000, minutesToPay: 60 },
];

/** Ways to pay in that the rules of Brazil do not allow: the player's own account has to pay. */
export const notInBrazil: readonly DepositMethod[] = ['ewallet', 'crypto'];
