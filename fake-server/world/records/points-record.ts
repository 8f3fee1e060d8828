import type { LanguageCode } from '#contract/entities/language.ts';
import type { PointsLine } from '#contract/entities/points.ts';
import type { PointsKind } from '#contract/entities/points-types.ts';
import { allPromotions } from '../../content/promotions.ts';
import { inLanguage } from '../../content/words.ts';
import { momentOf } from '../../kernel/clock.ts';
import { maskedName } from '../../kernel/masked-name.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import type { Database } from '../../store/database.ts';
import type { MemberTable } from '../../store/members.ts';
import { playTable } from '../../store/play/play.ts';
import { type PointsLineRow, pointsLineTable } from '../../store/points/points.ts';
import { rewardTable } from '../../store/points/rewards.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { PointsKind as LedgerKind } from '../ledger/ledger-accounts.ts';
import type { Catalogue } from '../play/catalogue.ts';
import type { Rounds } from '../play/rounds.ts';
import { POINTS_KEYS } from '../points/points.ts';
import { MONEY_FOR_POINTS_KEY } from '../points/points-conversions.ts';
import { rewardTitle } from '../points/rewards.ts';

/** The filters of the lines, and the language of their titles. */
interface LinesWanted {
  readonly kind?: PointsKind | undefined;
  readonly language: LanguageCode;
}

/** Each person's points lines (W9), with their sources. */
export interface PointsRecord {
  /** A page, counted from 1, newest first. Due bets are settled before. */
  page(
    memberId: number,
    wanted: LinesWanted,
    page: PageRequest,
  ): { readonly lines: PointsLine[]; readonly totalPages: number };
}

interface PointsRecordParts {
  readonly database: Database;
  readonly members: Pick<MemberTable, 'byId'>;
  readonly ledger: Ledger;
  readonly catalogue: Catalogue;
  readonly rounds: Rounds;
}

const shownKinds = {
  points_for_bet: 'bet',
  points_for_mission: 'mission',
  points_for_friend: 'friend',
  points_given: 'given',
  points_redeemed: 'redeemed',
  points_returned: 'returned',
  points_converted: 'converted',
} as const satisfies Readonly<Record<LedgerKind, PointsKind>>;

export function createPointsRecord(parts: PointsRecordParts): PointsRecord {
  const { database, members, ledger, catalogue, rounds } = parts;
  const table = pointsLineTable(database);
  const play = playTable(database);
  const redemptions = rewardTable(database);

  const betOf = (memberId: number, roundId: string): PointsLine['bet'] => {
    const round = play.findRound(memberId, roundId);
    if (!round) throw new Error(`Points were earned by ${roundId}, which nobody played.`);
    const { node_id: nodeId, stake } = round;
    return { roundId, gameName: catalogue.find(nodeId)?.name ?? null, stake };
  };
  const friendOf = (name: string): PointsLine['friend'] => {
    const friend = members.byId(Number(name));
    if (!friend) throw new Error(`Points were brought by ${name}, who is not there.`);
    return { name: maskedName(friend.nickname) };
  };
  const rewardOf = (redemptionId: string, language: LanguageCode): PointsLine['reward'] => {
    const redemption = redemptions.findRedemption(redemptionId);
    if (!redemption)
      throw new Error(`Points were redeemed by ${redemptionId}, which is not there.`);
    return { redemptionId, title: rewardTitle(redemption.reward_id, language) };
  };
  const moneyOf = (memberId: number, name: string): PointsLine['money'] => {
    const money = ledger.find(memberId, MONEY_FOR_POINTS_KEY + name);
    if (!money) throw new Error(`Points were converted by ${name}, which gave no money.`);
    return { transactionId: String(money.id), amount: money.amount };
  };
  const lineOf = (memberId: number, row: PointsLineRow, language: LanguageCode): PointsLine => {
    // Only written by `createPoints`.
    const kind = row.kind as keyof typeof shownKinds;
    const name = row.key.slice(POINTS_KEYS[kind].length);
    return {
      transactionId: String(row.id),
      kind: shownKinds[kind],
      at: momentOf(row.at),
      amount: row.amount,
      balanceAfter: row.balance_after,
      bet: kind === 'points_for_bet' ? betOf(memberId, name) : null,
      mission: kind === 'points_for_mission' ? missionOf(name, language) : null,
      friend: kind === 'points_for_friend' ? friendOf(name) : null,
      reward:
        kind === 'points_redeemed' || kind === 'points_returned' ? rewardOf(name, language) : null,
      money: kind === 'points_converted' ? moneyOf(memberId, name) : null,
    };
  };

  return {
    page(memberId, { kind, language }, page) {
      rounds.settleDue(memberId);
      const booked = (Object.keys(shownKinds) as (keyof typeof shownKinds)[]).find(
        (one) => shownKinds[one] === kind,
      );
      const count = table.count(memberId, booked);
      return {
        lines: table
          .page(memberId, booked, rowsOf(page))
          .map((row) => lineOf(memberId, row, language)),
        totalPages: pagesOf(count, page),
      };
    },
  };
}

function missionOf(promotionId: string, language: LanguageCode): PointsLine['mission'] {
  // A data file may be older than the missions.
  const mission = allPromotions.find(({ id }) => id === promotionId);
  return { promotionId, title: mission ? inLanguage(mission.title, language) : promotionId };
}
