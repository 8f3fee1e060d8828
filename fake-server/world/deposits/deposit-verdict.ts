import type { DepositTerms } from '#contract/entities/deposit.ts';
import type { CardKind, ReturnReason } from '#contract/entities/deposit-types.ts';
import { depositCreditOf } from '#contract/rules/deposit-fee.ts';
import { cardsFor } from '../../content/deposit-terms.ts';
import type { Payer } from '../ports/payment-provider.ts';
import { isOwnAccount, type OwnerDetails } from './own-account.ts';

/** What is to become of money that came. */
export type DepositVerdict =
  /** In hundredths, without the fee. */
  { readonly credit: number } | { readonly giveBack: ReturnReason };

/** What a verdict is made of. */
export interface VerdictFacts {
  /** Hundredths that came. */
  readonly amount: number;
  readonly payer: Payer;
  readonly owner: OwnerDetails;
  /** What kind of card paid; null where no card did, or the provider does not say. */
  readonly card: CardKind | null;
  readonly jurisdiction: 'generic' | 'br';
  readonly fee: Pick<DepositTerms, 'feeBasisPoints' | 'feeFixed'>;
  /** Another payment of the same charge has been credited. */
  readonly wasPaid: boolean;
  /** The member may pay in this much now. */
  readonly isWithinLimits: boolean;
}

/**
 * Decides what becomes of money that came (W2): what came is credited, however much it is and
 * however late, unless it came a second time, on credit where that is forbidden, from somebody else,
 * or beyond the limits.
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
