import type { DepositTerms } from '#contract/entities/deposit.ts';
import type { Clock } from '../ground/clock.ts';
import { Refused } from '../ground/refused.ts';
import type { DepositTable } from '../store/deposits.ts';
import type { SettingsBook } from './settings.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** How much a person may pay in: the bounds of the site. Limits of the person stand here too (W10). */
export interface DepositLimits {
  /**
   * Holds the amount of a new deposit to its bounds and to what the person may pay in.
   *
   * @throws Refused deposit_amount_too_small, deposit_amount_too_large, deposit_limit_reached, with
   *   what would fit, and for a limit the time until more does
   */
  require(memberId: number, amount: number, terms: DepositTerms): void;
  /** Whether money that came may be credited: its bounds were those of its charge. */
  allows(memberId: number, amount: number): boolean;
}

interface LimitParts {
  readonly table: DepositTable;
  readonly clock: Clock;
  readonly settings: SettingsBook;
}

export function createDepositLimits({ table, clock, settings }: LimitParts): DepositLimits {
  /** What still fits into the last 24 hours, and when the oldest deposit in them leaves them. */
  const room = (memberId: number) => {
    const { mostDepositsADay } = settings.current;
    const since = clock.now() - DAY_MILLISECONDS;
    const { sum, oldest } = table.creditedSince(memberId, since);
    return {
      fits: Math.max(0, mostDepositsADay - sum),
      moreAt: oldest === null ? clock.now() : oldest + DAY_MILLISECONDS,
    };
  };

  return {
    require(memberId, amount, { minimum, maximum }) {
      const bounds = [{ field: 'amount', rule: 'range', min: minimum, max: maximum }] as const;
      if (amount < minimum) throw new Refused('deposit_amount_too_small', { fields: bounds });
      if (amount > maximum) throw new Refused('deposit_amount_too_large', { fields: bounds });
      const { fits, moreAt } = room(memberId);
      if (amount <= fits) return;
      throw new Refused('deposit_limit_reached', {
        // Less than the smallest deposit is nothing that could be paid in.
        fields: [{ field: 'amount', rule: 'range', max: fits < minimum ? 0 : fits }],
        retryAfterSeconds: Math.ceil((moreAt - clock.now()) / 1_000),
      });
    },
    allows: (memberId, amount) => amount <= room(memberId).fits,
  };
}
