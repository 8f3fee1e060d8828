import type { DepositTerms } from '#contract/entities/deposit.ts';
import type { CardKind, ReturnReason } from '#contract/entities/deposit-types.ts';
import { depositCreditOf } from '#contract/rules/deposit-fee.ts';
import { cardsFor } from '../../content/deposit-terms.ts';
import type { Payer } from '../ports/payment-provider.ts';
import { isOwnAccount, type OwnerDetails } from './own-account.ts';

/** The decision about a payment. */
export type DepositVerdict =
  /** In hundredths, less the fee. */
  { readonly credit: number } | { readonly giveBack: ReturnReason };

/** The inputs of a decision. */
export interface VerdictFacts {
  /** The received amount, in hundredths. */
  readonly amount: number;
  readonly payer: Payer;
  readonly owner: OwnerDetails;
  /** The kind of card that paid; null if none did, or the provider does not say. */
  readonly card: CardKind | null;
  readonly jurisdiction: 'generic' | 'br';
  readonly fee: Pick<DepositTerms, 'feeBasisPoints' | 'feeFixed'>;
  /** Another payment of the same charge has been credited. */
  readonly wasPaid: boolean;
  /** The member may deposit this much now. */
  readonly isWithinLimits: boolean;
}

/**
 * Decides about a payment (W2): it is credited, whatever its amount and however late, unless it is
 * a second payment, by a forbidden credit card, from somebody else, or beyond the limits.
 */
export function verdictOn(facts: VerdictFacts): DepositVerdict {
  const { amount, payer, owner, card, jurisdiction, fee, wasPaid, isWithinLimits } = facts;
  if (wasPaid) return { giveBack: 'paidTwice' };
  if (card !== null && !cardsFor('card', jurisdiction).includes(card)) {
    return { giveBack: 'creditCard' };
  }
  if (!isOwnAccount(payer, owner, jurisdiction)) return { giveBack: 'otherPayer' };
  if (!isWithinLimits) return { giveBack: 'overLimit' };
  const credit = depositCreditOf(amount, fee);
  return credit > 0 ? { credit } : { giveBack: 'tooLittle' };
}
