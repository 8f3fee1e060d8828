import type { LanguageCode } from '#contract/entities/language.ts';
import type { Label } from '#contract/entities/member.ts';
import { TRIAL_TYPE, VIP_ABOVE_RANK_LEVEL } from '#contract/entities/member-types.ts';
import type { PlayerRank, RankEvent, RankStep } from '#contract/entities/rank.ts';
import { allPromotions } from '../../content/promotions.ts';
import {
  type HouseLabel,
  highRollerLabel,
  newcomerLabel,
  RANK_DAYS,
  ranks,
} from '../../content/ranks.ts';
import { inLanguage } from '../../content/words.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { type RankEventRow, type RankRow, rankTable } from '../../store/promotions/ranks.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { Notifications } from '../notifications/notifications.ts';
import { isOffered } from './promotion-terms.ts';
import { createPromotionTimes } from './promotion-times.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const RANK_MILLISECONDS = RANK_DAYS * DAY_MILLISECONDS;
/** How long somebody counts as new, in milliseconds. */
const NEW_FOR_MILLISECONDS = 30 * DAY_MILLISECONDS;
const HIGHEST = ranks.length - 1;
/** The most changes of rank shown. */
const MAX_EVENTS = 12;

/**
 * People's ranks (W5). Enough stakes within the last 90 days raise a person at once, for 90 days;
 * then the stakes of those days decide again. Bets and the clock change ranks; reading changes
 * nothing.
 */
export interface Ranks {
  current(memberId: number): number;
  /** The rank, and how it is computed. */
  of(member: MemberRow, language: LanguageCode): PlayerRank;
  /**
   * A bet was settled: it may raise the rank.
   *
   * @param bet its stake in hundredths, and when it was settled in milliseconds since the epoch
   */
  noteBet(memberId: number, bet: { readonly stake: number; readonly at: number }): void;
  /** The house gives a rank for the next period, at most the highest (T3). */
  give(memberId: number, level: number): void;
  /** Ends all periods that are over. All due bets are settled before. */
  endPeriods(): void;
}

interface RankParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: LiveUpdates;
  readonly notifications: Pick<Notifications, 'tell'>;
  readonly settings: SettingsInForce;
  /** Milliseconds since the epoch. */
  readonly firstDay: number;
}

export function createRanks(parts: RankParts): Ranks {
  const { database, clock, live, notifications, settings } = parts;
  const table = rankTable(database);
  const times = createPromotionTimes(clock, parts.firstDay);

  const stepOf = (level: number, language: LanguageCode): RankStep => ({
    label: labelOfRank(level, language),
    from: rankAt(level).from,
    promotions: allPromotions
      .filter(({ minimumRankLevel }) => minimumRankLevel === level)
      .filter((promotion) => isOffered(promotion, settings.current))
      .filter((promotion) => times.phaseNow(promotion) !== 'closed')
      .map(({ id, title }) => ({ promotionId: id, title: inLanguage(title, language) })),
    hasVipService: level === VIP_ABOVE_RANK_LEVEL + 1,
  });

  const find = (memberId: number): RankRow => {
    const row = table.of(memberId);
    if (!row) throw new Error(`There is no member ${memberId}.`);
    return row;
  };

  /** Gives a rank for the next period, and notifies if it is another one. */
  const give = (
    { id, rank_level: before }: RankRow,
    level: number,
    at: number,
    counted: number,
    kind: 'rank.risen' | 'rank.given' | 'rank.fallen' = level > before
      ? 'rank.risen'
      : 'rank.fallen',
  ) => {
    table.set(id, level, level === 0 ? null : at + RANK_MILLISECONDS);
    table.note(id, { at, from_level: before, to_level: level, counted });
    live.tell(id, 'profile');
    if (level === before) return;
    const ago = Math.max(0, clock.now() - at);
    notifications.tell(id, kind, { rank: rankAt(level).labelName }, { ago });
  };

  /** Ends each period that was over by a moment; the next one begins where it ended. */
  const endPeriodsOf = (row: RankRow, by: number): RankRow => {
    const { id, type, rank_level: level, rank_kept_until: end } = row;
    if (level === 0 || end === null || end > by) return row;
    // Play money does not count.
    const counted = type === TRIAL_TYPE ? 0 : table.stakedBetween(id, end - RANK_MILLISECONDS, end);
    give(row, levelFor(counted), end, counted);
    return endPeriodsOf(find(id), by);
  };

  return {
    current: (memberId) => Math.min(find(memberId).rank_level, HIGHEST),
    of: (member, language) => {
      const { rank_level, rank_kept_until: keptUntil, type } = find(member.id);
      const level = Math.min(rank_level, HIGHEST);
      const now = clock.now();
      const counted =
        type === TRIAL_TYPE ? 0 : table.stakedAfter(member.id, now - RANK_MILLISECONDS);
      const above = level < HIGHEST ? stepOf(level + 1, language) : undefined;
      return {
        label: labelOfRank(level, language),
        currency: member.currency,
        countedDays: RANK_DAYS,
        counted,
        ranks: ranks.map((_, index) => stepOf(index, language)),
        next: above ? { ...above, missing: Math.max(0, above.from - counted) } : null,
        keeping:
          level === 0 || keptUntil === null
            ? null
            : keepingOf(member.id, { level, until: keptUntil }, language),
        history: table.events(member.id, MAX_EVENTS).map((event) => eventView(event, language)),
      };
    },
    noteBet: (memberId, { stake, at }) =>
      database.transaction(() => {
        const row = endPeriodsOf(find(memberId), at);
        if (row.type === TRIAL_TYPE || row.rank_level >= HIGHEST) return;
        if (table.leavesMissing(memberId, stake, at)) return;
        const counted = table.stakedAfter(memberId, at - RANK_MILLISECONDS);
        const earned = levelFor(counted);
        if (earned > row.rank_level) give(row, earned, at, counted);
        else table.noteMissing(memberId, rankAt(row.rank_level + 1).from - counted, at);
      }),
    give: (memberId, level) =>
      database.transaction(() => {
        const now = clock.now();
        const row = endPeriodsOf(find(memberId), now);
        const counted = table.stakedAfter(memberId, now - RANK_MILLISECONDS);
        give(row, Math.min(level, HIGHEST), now, counted, 'rank.given');
      }),
    endPeriods() {
      const now = clock.now();
      if (table.due(now).length === 0) return;
      database.transaction(() => {
        for (const row of table.due(now)) {
          // The house gave the rank: its first period begins now.
          if (row.rank_kept_until === null) {
            table.set(row.id, row.rank_level, now + RANK_MILLISECONDS);
          } else endPeriodsOf(row, now);
        }
      });
    },
  };

  function keepingOf(
    memberId: number,
    { level, until }: { readonly level: number; readonly until: number },
    language: LanguageCode,
  ): PlayerRank['keeping'] {
    const counted = table.stakedAfter(memberId, until - RANK_MILLISECONDS);
    return {
      until: momentOf(until),
      counted,
      missing: Math.max(0, rankAt(level).from - counted),
      otherwise: labelOfRank(Math.min(level, levelFor(counted)), language),
    };
  }
}

function eventView(
  { at, from_level, to_level, counted }: RankEventRow,
  language: LanguageCode,
): RankEvent {
  return {
    at: momentOf(at),
    from: labelOfRank(from_level, language),
    to: labelOfRank(to_level, language),
    counted,
  };
}

/** The highest rank for these stakes. */
function levelFor(staked: number): number {
  return ranks.findLastIndex(({ from }) => staked >= from);
}

/** A rank by its level; above the highest it is the highest. */
function rankAt(level: number) {
  const rank = ranks[Math.min(level, HIGHEST)];
  if (!rank) throw new RangeError(`There is no rank ${level}.`);
  return rank;
}

/** A rank's label: name in a language, text and background colour. */
export function labelOfRank(rankLevel: number, language: LanguageCode): Label {
  return labelView(rankAt(rankLevel), rankLevel, language);
}

/** Labels besides the rank, at a time in milliseconds since the epoch. */
export function labelsOf(
  { registeredAt, rankLevel }: { readonly registeredAt: number; readonly rankLevel: number },
  now: number,
  language: LanguageCode,
): Label[] {
  return [
    ...(now - registeredAt < NEW_FOR_MILLISECONDS ? [newcomerLabel] : []),
    ...(rankLevel > VIP_ABOVE_RANK_LEVEL ? [highRollerLabel] : []),
  ].map((label) => labelView(label, 0, language));
}

function labelView(
  { labelName, color, color2 }: HouseLabel,
  rankLevel: number,
  language: LanguageCode,
): Label {
  return { labelName: inLanguage(labelName, language), color, color2, rankLevel };
}
