import type { DepositOffer } from '../../content/deposit-terms.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { DepositTable } from '../../store/deposits/deposits.ts';
import type { Limits } from '../ledger/limits.ts';

const HOUR_MILLISECONDS = 60 * 60_000;
/** The most charges of a person within an hour. */
const MAX_CHARGES_PER_HOUR = 30;

/** Deposit limits, with the refusals of a deposit. */
export interface DepositLimits {
  /**
   * Checks the amount of a new deposit against its bounds and the person's limits.
   *
   * @throws Refused deposit_amount_too_small, deposit_amount_too_large, deposit_limit_reached,
   *   play_limit_reached, account_restricted, with the amount that would fit, and for a limit the time until more does
   */
  require(memberId: number, amount: number, terms: DepositOffer): void;
  /** @throws Refused too_many_requests, after many charges within an hour */
  requireCharge(memberId: number): void;
  /**
   * Whether a payment may be credited: its bounds were those of its charge. It counts when it was
   * paid, and is checked there, however late it is reported.
   *
   * @param paidAt milliseconds since the epoch
   */
  allows(memberId: number, amount: number, paidAt: number): boolean;
}

interface LimitParts {
  readonly limits: Limits;
  readonly clock: Clock;
  readonly table: Pick<DepositTable, 'countSince'>;
}

export function createDepositLimits({ limits, clock, table }: LimitParts): DepositLimits {
  return {
    require(memberId, amount, { minimum, maximum }) {
      const bounds = [{ field: 'amount', rule: 'range', min: minimum, max: maximum }] as const;
      if (amount < minimum) throw new Refused('deposit_amount_too_small', { fields: bounds });
      if (amount > maximum) throw new Refused('deposit_amount_too_large', { fields: bounds });
      const allowance = limits.allows(memberId, { subject: 'deposit', amount });
      if (allowance.allowed) return;
      if ('refusal' in allowance) throw allowance.refusal;
      const { max, resetsAt } = allowance;
      throw new Refused('deposit_limit_reached', {
        // A remaining limit below the smallest deposit cannot be used.
        fields: [{ field: 'amount', rule: 'range', max: max < minimum ? 0 : max }],
        retryAfterSeconds: Math.ceil(((resetsAt ?? clock.now()) - clock.now()) / 1_000),
      });
    },
    requireCharge(memberId) {
      const count = table.countSince(memberId, clock.now() - HOUR_MILLISECONDS);
      if (count < MAX_CHARGES_PER_HOUR) return;
      throw new Refused('too_many_requests', { retryAfterSeconds: HOUR_MILLISECONDS / 1_000 });
    },
    allows: (memberId, amount, at) =>
      limits.allows(memberId, { subject: 'deposit', amount, at }).allowed,
  };
}
