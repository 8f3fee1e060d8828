import { contract } from '#contract/index.ts';
import { rankTable } from '../store/promotions/ranks.ts';
import { scenes } from './scene.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Changes somebody's rank (W5). */
export const rankScenes = scenes({
  scenarios: {
    'rank-risen': 'Everyone who opens their rank has just moved up',
    'rank-ending': 'Everyone who opens their rank keeps it for one more hour',
  },
  before: [contract.profile.rank],
  play({ clock, database, ranks }, { id: memberId }, scene) {
    const table = rankTable(database);
    if (scene === 'rank-risen') {
      if (table.events(memberId, 1).length === 0) ranks.give(memberId, ranks.current(memberId) + 1);
      return;
    }
    if (ranks.current(memberId) === 0) ranks.give(memberId, 1);
    const soon = clock.now() + HOUR_MILLISECONDS;
    const { rank_level: level = 0, rank_kept_until: until = null } = table.of(memberId) ?? {};
    if (until === null || until > soon) table.set(memberId, level, soon);
  },
});
