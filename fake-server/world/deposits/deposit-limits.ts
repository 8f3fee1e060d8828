import type { DepositOffer } from '../../content/deposit-terms.ts';
import type { Clock } from '../../ground/clock.ts';
import { Refused } from '../../ground/refused.ts';
import type { Limits } from '../ledger/limits.ts';

/** How much a person may pay in, asked of the limits and said in the words of a deposit. */
export interface DepositLimits {
  /**
   * Holds the amount of a new deposit to its bounds and to what the person may pay in.
   *
   * @throws Refused deposit_amount_too_small, deposit_amount_too_large, deposit_limit_reached, with
   *   what would fit, and for a limit the time until more does
   */
  require(memberId: number, amount: number, terms: DepositOffer): void;
  /** Whether money that came may be credited: its bounds were those of its charge. */
  allows(memberId: number, amount: number): boolean;
}

interface LimitParts {
  readonly limits: Limits;
  readonly clock: Clock;
}

export function createDepositLimits({ limits, clock }: LimitParts): DepositLimits {
  return {
    require(memberId, amount, { minimum, maximum }) {
      const bounds = [{ field: 'amount', rule: 'range', min: minimum, max: maximum }] as const;
      if (amount < minimum) throw new Refused('deposit_amount_too_small', { fields: bounds });
      if (amount > maximum) throw new Refused('deposit_amount_too_large', { fields: bounds });
      const allowance = limits.allows(memberId, { subject: 'deposit', amount });
      if (allowance.allowed) return;
      const { max, resetsAt } = allowance;
      throw new Refused('deposit_limit_reached', {
        // Less than the smallest deposit is nothing that could be paid in.
        fields: [{ field: 'amount', rule: 'range', max: max < minimum ? 0 : max }],
        retryAfterSeconds: Math.ceil(((resetsAt ?? clock.now()) - clock.now()) / 1_000),
      });
    },
    allows: (memberId, amount) => limits.allows(memberId, { subject: 'deposit', amount }).allowed,
  };
}
