import type { Clock } from '../../ground/clock.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { rankTable } from '../../store/ranks.ts';
import type { Ranks } from './ranks.ts';

/** What somebody who opens their rank finds (T3). */
export const rankScenes = ['risen', 'ending'] as const;
export type RankScene = (typeof rankScenes)[number];

const HOUR_MILLISECONDS = 3_600_000;

/** Moves somebody's rank, for demonstrations and tests (T3). */
export interface RankScenes {
  /** Plays a scene once for each person. */
  play(member: MemberRow, scene: RankScene): void;
}

interface SceneParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ranks: Ranks;
}

export function createRankScenes({ database, clock, ranks }: SceneParts): RankScenes {
  const table = rankTable(database);
  const scenes: Readonly<Record<RankScene, (memberId: number) => void>> = {
    risen(memberId) {
      if (table.events(memberId, 1).length === 0) ranks.give(memberId, ranks.current(memberId) + 1);
    },
    ending(memberId) {
      if (ranks.current(memberId) === 0) ranks.give(memberId, 1);
      const soon = clock.now() + HOUR_MILLISECONDS;
      const { rank_level: level = 0, rank_kept_until: until = null } = table.of(memberId) ?? {};
      if (until === null || until > soon) table.set(memberId, level, soon);
    },
  };
  return { play: ({ id }, scene) => database.transaction(() => scenes[scene](id)) };
}
