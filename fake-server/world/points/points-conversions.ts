import { randomUUID } from 'node:crypto';
import type { PointsConversion } from '#contract/entities/points.ts';
import { conversionOf } from '#contract/rules/points.ts';
import { Refused } from '../../ground/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Wallet } from '../ledger/wallet.ts';
import { conversionTerms, type Points } from './points.ts';

/** What the key of the money begins with that points became; the conversion's name follows. */
export const MONEY_FOR_POINTS_KEY = 'money-for-points:';

/** Points that somebody wants to convert, at the rate that they saw. */
interface ConversionWish {
  /** Hundredths of a point. */
  readonly points: number;
  /** Whole points for each unit of the currency. */
  readonly pointsPerUnit: number;
}

/** Points that become money (W9). The passwords of money are asked for before. */
export interface PointsConversions {
  /**
   * Takes the points and gives the money: both, or nothing happened.
   *
   * @param id names the conversion; what was converted under it is converted no second time
   *
   * @throws Refused any of the call's codes
   */
  convert(member: MemberRow, wish: ConversionWish, id?: string): PointsConversion;
}

interface ConversionParts {
  readonly database: Database;
  readonly settings: SettingsInForce;
  readonly points: Points;
  readonly wallet: Wallet;
}

export function createPointsConversions(parts: ConversionParts): PointsConversions {
  const { database, settings, points, wallet } = parts;
  return {
    convert: ({ id: memberId, currency }, wish, name = randomUUID()) =>
      database.transaction(() => {
        const terms = conversionTerms(settings);
        if (!terms) throw new Refused('points_conversion_closed');
        if (terms.pointsPerUnit !== wish.pointsPerUnit) throw new Refused('points_rate_changed');
        if (wish.points < terms.minimum) {
          const fields = [{ field: 'points', rule: 'range', min: terms.minimum }] as const;
          throw new Refused('points_below_minimum', { fields });
        }
        const { amount, spent } = conversionOf(wish.points, terms);
        const taken = points.post({ memberId, kind: 'points_converted', name, amount: -spent });
        if (!taken.ok) throw new Refused('points_insufficient');
        const key = MONEY_FOR_POINTS_KEY + name;
        const given = wallet.post({ memberId, key, kind: 'money_for_points', amount });
        if (!given.ok) throw new Error(`Points of ${name} became no money: ${given.code}.`);
        return { points: spent, amount, currency };
      }),
  };
}
