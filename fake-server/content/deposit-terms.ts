import type { DepositTerms } from '#contract/entities/deposit.ts';
import { type CardKind, cardKinds, type DepositMethod } from '#contract/entities/deposit-types.ts';

/** The site's terms of a payment method. The rest follows from the method. */
export type DepositOffer = Omit<DepositTerms, 'cards' | 'isMostUsed' | 'limit' | 'usualAmount'> & {
  /** Which quick amount the site suggests, in hundredths. */
  readonly suggestedAmount: number;
};

/** Payment methods that Brazilian rules forbid: the player's own account has to pay. */
export const notInBrazil: readonly DepositMethod[] = ['ewallet', 'crypto'];

/** Accepted kinds of card: in Brazil nobody may play on credit. */
export function cardsFor(method: DepositMethod, jurisdiction: 'generic' | 'br'): CardKind[] {
  if (method !== 'card') return [];
  return cardKinds.filter((kind) => jurisdiction !== 'br' || kind !== 'credit');
}
