import type { DepositTerms } from '#contract/entities/deposit.ts';
import type { ReturnReason } from '#contract/entities/deposit-types.ts';
import { depositCreditOf } from '#contract/rules/deposit-fee.ts';
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
  readonly jurisdiction: 'generic' | 'br';
  readonly fee: Pick<DepositTerms, 'feeBasisPoints' | 'feeFixed'>;
  /** Another payment of the same charge has been credited. */
  readonly wasPaid: boolean;
  /** The member may pay in this much now. */
  readonly isWithinLimits: boolean;
}

/**
 * Decides what becomes of money that came (W2): what came is credited, however much it is and
 * however late, unless it came a second time, from somebody else, or beyond the limits.
 */
export function verdictOn(facts: VerdictFacts): DepositVerdict {
  const { amount, payer, owner, jurisdiction, fee, wasPaid, isWithinLimits } = facts;
  if (wasPaid) return { giveBack: 'paidTwice' };
  if (!isOwnAccount(payer, owner, jurisdiction)) return { giveBack: 'otherPayer' };
  if (!isWithinLimits) return { giveBack: 'overLimit' };
  const credit = depositCreditOf(amount, fee);
  return credit > 0 ? { credit } : { giveBack: 'tooLittle' };
}
