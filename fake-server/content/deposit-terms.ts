import type { DepositTerms } from '#contract/entities/deposit.ts';
import { type CardKind, cardKinds, type DepositMethod } from '#contract/entities/deposit-types.ts';

/** What a site decides about a way to pay in. What else there is to say follows from the way itself. */
export type DepositOffer = Omit<DepositTerms, 'usualMinutes' | 'cards' | 'isMostUsed' | 'limit'>;

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
