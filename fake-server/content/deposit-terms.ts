import type { DepositTerms } from '#contract/entities/deposit.ts';
import { type CardKind, cardKinds, type DepositMethod } from '#contract/entities/deposit-types.ts';

/** What a site decides about a way to pay in. What else there is to say follows from the way itself. */
export type DepositOffer = Omit<DepositTerms, 'usualMinutes' | 'cards' | 'isMostUsed' | 'limit'>;

const pix: DepositOffer = {
  method: 'pix',
  minimum: 1_000,
  maximum: 500_000,
  quickAmounts: [2_000, 5_000, 10_000, 20_000, 50_000],
  feeBasisPoints: 0,
  feeFixed: 0,
  minutesToPay: 15,
};

/** The usual terms of each way to pay in, in the order in which a site offers them (W2). */
export const usualDepositTerms: readonly DepositOffer[] = [
  pix,
  { ...pix, method: 'bankTransfer', minimum: 5_000, maximum: 2_000_000, minutesToPay: 1_440 },
  { ...pix, method: 'card', feeBasisPoints: 250, minutesToPay: 30 },
  { ...pix, method: 'ewallet', feeBasisPoints: 100, minutesToPay: 30 },
  { ...pix, method: 'crypto', minimum: 5_000, maximum: 2_000_000, minutesToPay: 60 },
];

/** Ways to pay in that the rules of Brazil do not allow: the player's own account has to pay. */
export const notInBrazil: readonly DepositMethod[] = ['ewallet', 'crypto'];

/** How long money usually takes from the payment to the balance. */
export const usualMinutes: Readonly<Record<DepositMethod, number>> = {
  pix: 0,
  bankTransfer: 120,
  card: 1,
  ewallet: 1,
  crypto: 30,
};

/** The kinds of card that may pay in: in Brazil nobody may play on credit. */
export function cardsFor(method: DepositMethod, jurisdiction: 'generic' | 'br'): CardKind[] {
  if (method !== 'card') return [];
  return cardKinds.filter((kind) => jurisdiction !== 'br' || kind !== 'credit');
}
