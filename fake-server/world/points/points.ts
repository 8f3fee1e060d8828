import { type GameCategory, gameCategories } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import { TRIAL_TYPE } from '#contract/entities/member-types.ts';
import type { PointsConfig } from '#contract/entities/points.ts';
import { type ConversionTerms, pointsForStake } from '#contract/rules/points.ts';
import { missionsWithPoints } from '../../content/promotions.ts';
import { inLanguage } from '../../content/words.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import { POINTS } from '../../store/ledger/ledger.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PointsKind } from '../ledger/ledger-accounts.ts';
import type { PostingResult } from '../ledger/ledger-writer.ts';

/** Key prefixes of points lines, by source. */
export const POINTS_KEYS = {
  points_for_bet: 'points:bet:',
  points_for_mission: 'points:mission:',
  points_for_friend: 'points:friend:',
  points_given: 'points:given:',
  points_redeemed: 'points:redeemed:',
  points_returned: 'points:returned:',
  points_converted: 'points:converted:',
} as const satisfies Readonly<Record<PointsKind, string>>;

/**
 * The conversion terms; null if the operator switched it off, and in `br`, where gifts for play
 * stay separate from money.
 */
export function conversionTerms({ current }: SettingsInForce): ConversionTerms | null {
  const { pointsPerUnit, minimum } = current.pointsConversion;
  const isOpen = pointsPerUnit > 0 && current.jurisdiction !== 'br';
  // Fewer would not make a cent.
  return isOpen ? { pointsPerUnit, minimum: Math.max(minimum, pointsPerUnit) } : null;
}

/** What invited friends bring; null if nobody can invite. */
function friendTerms({ current }: SettingsInForce): PointsConfig['friends'] {
  const { enabled, ...terms } = current.referral;
  return enabled ? terms : null;
}

/** An ended round, for points. */
interface EarningRound {
  readonly roundKey: string;
  /** Undefined for a game that is no longer in the catalogue: it earns nothing. */
  readonly category: GameCategory | undefined;
  /** Hundredths. */
  readonly stake: number;
}

/** The data of a points line. */
interface PointsEntry {
  readonly memberId: number;
  readonly kind: PointsKind;
  /**
   * Its source: a round, a mission, a friend, a gift, a redemption, a conversion. Once for each
   * person.
   */
  readonly name: string;
  /** Hundredths of a point; negative for a debit. */
  readonly amount: number;
  /** Number of the line that this one reverses. */
  readonly corrects?: number;
}

/**
 * Points (W9): in the ledger in a unit of their own, in hundredths, so that nothing is rounded. They
 * never expire. A trial account earns none.
 */
export interface Points {
  /** Hundredths of a point. */
  balance(memberId: number): number;
  /** How this person earns and converts points. */
  config(member: MemberRow, language: LanguageCode): PointsConfig;
  /** Books a round's points, once. */
  earnForRound(memberId: number, round: EarningRound): void;
  /** Books a mission's points, once. @param amount hundredths of a point */
  earnForMission(memberId: number, promotionId: string, amount: number): void;
  /** The number of a person's line; undefined if there is none. */
  lineOf(memberId: number, kind: PointsKind, name: string): number | undefined;
  /** Moves points once; a refused entry changes nothing. */
  post(entry: PointsEntry): PostingResult;
}

interface PointsParts {
  readonly settings: SettingsInForce;
  readonly ledger: Ledger;
  readonly members: MemberTable;
}

export function createPoints({ settings, ledger, members }: PointsParts): Points {
  const post: Points['post'] = ({ memberId, kind, name, amount, corrects }) =>
    ledger.post({
      memberId,
      key: POINTS_KEYS[kind] + name,
      kind,
      currency: POINTS,
      postings: [
        { account: { member: memberId, part: 'available' }, amount },
        { account: { house: 'points' }, amount: -amount },
      ],
      ...(corrects !== undefined && { corrects }),
    });
  const earn = (entry: PointsEntry) => {
    if (entry.amount === 0 || members.byId(entry.memberId)?.type === TRIAL_TYPE) return;
    const result = post(entry);
    if (!result.ok) throw new Error(`Points for ${entry.name}: ${result.code}.`);
  };

  return {
    post,
    lineOf: (memberId, kind, name) => ledger.find(memberId, POINTS_KEYS[kind] + name)?.id,
    balance: (memberId) => ledger.balanceOf({ member: memberId, part: 'available' }, POINTS),
    config: ({ currency }, language) => ({
      currency,
      earning: gameCategories
        .map((category) => ({ category, pointsPerUnit: settings.current.earnedPoints[category] }))
        .filter(({ pointsPerUnit }) => pointsPerUnit > 0)
        .toSorted((a, b) => b.pointsPerUnit - a.pointsPerUnit),
      missions: missionsWithPoints.map(({ id, title, points }) => ({
        promotionId: id,
        title: inLanguage(title, language),
        points,
      })),
      friends: friendTerms(settings),
      conversion: conversionTerms(settings),
    }),
    earnForRound(memberId, { roundKey, category, stake }) {
      const { earnedPoints } = settings.current;
      const rate = category === undefined ? 0 : earnedPoints[category];
      earn({
        memberId,
        kind: 'points_for_bet',
        name: roundKey,
        amount: pointsForStake(stake, rate),
      });
    },
    earnForMission: (memberId, promotionId, amount) =>
      earn({ memberId, kind: 'points_for_mission', name: promotionId, amount }),
  };
}
