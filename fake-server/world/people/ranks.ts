import type { Label } from '#contract/entities/member.ts';
import { TRIAL_TYPE, VIP_ABOVE_RANK_LEVEL } from '#contract/entities/member-types.ts';
import type { PlayerRank } from '#contract/entities/rank.ts';
import { RANK_DAYS, ranks } from '../../content/ranks.ts';
import { type Clock, momentOf } from '../../ground/clock.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { rankTable } from '../../store/ranks.ts';
import type { LiveUpdates } from '../live-updates.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;
const RANK_MILLISECONDS = RANK_DAYS * DAY_MILLISECONDS;
/** For how long somebody counts as new, in milliseconds. */
const NEW_FOR_MILLISECONDS = 30 * DAY_MILLISECONDS;
const HIGHEST = ranks.length - 1;

/**
 * The ranks of people (W5). Who has staked enough within the last 90 days rises at once, and keeps the
 * rank for 90 days; then what was staked in those decides anew.
 */
export interface Ranks {
  /** The rank that somebody has now: it rises and falls when it is looked at. */
  current(member: Pick<MemberRow, 'id' | 'type'>): number;
  /** The rank, and how it is counted. */
  of(member: MemberRow): PlayerRank;
}

interface RankParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly live: LiveUpdates;
}

export function createRanks({ database, clock, live }: RankParts): Ranks {
  const table = rankTable(database);

  const settled = ({ id, type }: Pick<MemberRow, 'id' | 'type'>) =>
    database.transaction(() => {
      const now = clock.now();
      const row = table.of(id);
      if (!row) throw new Error(`There is no member ${id}.`);
      const counted = type === TRIAL_TYPE ? 0 : table.stakedAfter(id, now - RANK_MILLISECONDS);
      const level = Math.min(row.rank_level, HIGHEST);
      const earned = levelFor(counted);
      const isOver = row.rank_kept_until !== null && row.rank_kept_until <= now;
      if (earned <= level && row.rank_kept_until !== null && !isOver) {
        return { level, counted, keptUntil: row.rank_kept_until };
      }
      const next = earned > level || isOver ? earned : level;
      const keptUntil = now + RANK_MILLISECONDS;
      table.set(id, next, keptUntil);
      if (next !== level) live.tell(id, 'profile');
      return { level: next, counted, keptUntil };
    });

  return {
    current: (member) => settled(member).level,
    of: (member) => {
      const { level, counted, keptUntil } = settled(member);
      const above = level < HIGHEST ? stepOf(level + 1) : undefined;
      const { from } = stepOf(level);
      const then = table.stakedAfter(member.id, keptUntil - RANK_MILLISECONDS);
      return {
        label: labelOfRank(level),
        currency: member.currency,
        countedDays: RANK_DAYS,
        counted,
        ranks: ranks.map((_, index) => stepOf(index)),
        next: above ? { ...above, missing: Math.max(0, above.from - counted) } : null,
        keeping:
          level === 0
            ? null
            : {
                until: momentOf(keptUntil),
                counted: then,
                missing: Math.max(0, from - then),
                otherwise: labelOfRank(Math.min(level, levelFor(then))),
              },
      };
    },
  };
}

/** The highest rank that so much is enough for. */
function levelFor(staked: number): number {
  return ranks.findLastIndex(({ from }) => staked >= from);
}

function stepOf(level: number) {
  return { label: labelOfRank(level), from: ranks[level]?.from ?? 0 };
}

/** The label of a rank, text and background colour; above the highest it stays the highest. */
export function labelOfRank(rankLevel: number): Label {
  const rank = ranks[Math.min(rankLevel, HIGHEST)];
  if (!rank) throw new RangeError(`There is no rank ${rankLevel}.`);
  const { labelName, color, color2 } = rank;
  return { labelName, color, color2, rankLevel };
}

/** Labels that the house gives besides the rank, by the time in milliseconds since the epoch. */
export function labelsOf(registeredAt: number, rankLevel: number, now: number): Label[] {
  const labels: Label[] = [];
  if (now - registeredAt < NEW_FOR_MILLISECONDS) {
    labels.push({ labelName: 'Estreante', color: '#06231c', color2: '#58d6b0', rankLevel: 0 });
  }
  if (rankLevel > VIP_ABOVE_RANK_LEVEL) {
    labels.push({ labelName: 'Alta roda', color: '#fff3fb', color2: '#8f1d6f', rankLevel: 0 });
  }
  return labels;
}
