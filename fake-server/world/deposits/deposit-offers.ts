import type { DepositTerms } from '#contract/entities/deposit.ts';
import {
  type CardKind,
  type DepositMethod,
  depositMethods,
} from '#contract/entities/deposit-types.ts';
import { cardsFor, type DepositOffer, notInBrazil } from '../../content/deposit-terms.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { DepositTable } from '../../store/deposits/deposits.ts';
import type { Limits } from '../ledger/limits.ts';

/** The payment methods that the site offers and the law allows (W2). */
export interface DepositOffers {
  /** The member's most used one first, then in the site's order. */
  termsFor(memberId: number): DepositTerms[];
  /** @throws Refused deposit_method_unavailable */
  offerOf(method: DepositMethod): DepositOffer;
  /** The kinds of card that may pay; empty if cards do not. */
  cardsOf(method: DepositMethod): CardKind[];
}

interface OfferParts {
  readonly settings: SettingsInForce;
  readonly limits: Pick<Limits, 'forDay'>;
  readonly table: Pick<DepositTable, 'mostUsedBy' | 'amountsPaidBy'>;
}

export function createDepositOffers({ settings, limits, table }: OfferParts): DepositOffers {
  const offered = () => {
    const { deposits, jurisdiction } = settings.current;
    return depositMethods.flatMap((method) => {
      const { isOffered, ...terms } = deposits[method];
      const isAllowed = jurisdiction !== 'br' || !notInBrazil.includes(method);
      return isOffered && isAllowed
        ? [{ method, ...terms, quickAmounts: [...terms.quickAmounts] }]
        : [];
    });
  };
  const cardsOf: DepositOffers['cardsOf'] = (method) =>
    cardsFor(method, settings.current.jurisdiction);
  return {
    termsFor(memberId) {
      const mostUsed = table.mostUsedBy(memberId);
      const limit = limits.forDay(memberId, 'deposit');
      return offered()
        .map(({ suggestedAmount, ...offer }) => ({
          ...offer,
          usualAmount:
            [...table.amountsPaidBy(memberId, offer.method), suggestedAmount].find((amount) =>
              offer.quickAmounts.includes(amount),
            ) ?? null,
          cards: cardsOf(offer.method),
          limit,
          isMostUsed: offer.method === mostUsed,
        }))
        .toSorted((one, other) => Number(other.isMostUsed) - Number(one.isMostUsed));
    },
    offerOf(method) {
      const offer = offered().find((one) => one.method === method);
      if (!offer) throw new Refused('deposit_method_unavailable');
      return offer;
    },
    cardsOf,
  };
}
