import { randomUUID } from 'node:crypto';
import type { PointsConversion } from '#contract/entities/points.ts';
import { conversionOf } from '#contract/rules/points.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Wallet } from '../ledger/wallet.ts';
import { conversionTerms, type Points } from './points.ts';

/** Key prefix of converted money; the conversion's id follows. */
export const MONEY_FOR_POINTS_KEY = 'money-for-points:';

/** A conversion request, with the rate that was shown. */
interface ConversionWish {
  /** Hundredths of a point. */
  readonly points: number;
  /** Whole points for each unit of the currency. */
  readonly pointsPerUnit: number;
}

/** Converting points to money (W9). The money passwords are checked before. */
export interface PointsConversions {
  /**
   * Takes the points and gives the money: both or neither.
   *
   * @param id identifies the conversion; the same id converts only once
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
