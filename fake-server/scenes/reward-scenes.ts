import { contract } from '#contract/index.ts';
import { participationTable } from '../store/promotions/promotions.ts';
import { scenes } from './scene.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Puts a person into promotions of every kind (W5). Existing participations stay. */
export const rewardScenes = scenes({
  scenarios: {
    'rewards-under-way':
      'Everyone who opens their rewards has some to claim, some under way and some over',
  },
  before: [contract.promotions.rewards],
  play({ clock, database, promotions }, member) {
    const table = participationTable(database);
    const now = clock.now();
    const join = (id: string, hoursAgo: number) => {
      if (table.find(member.id, id)) return;
      table.insert(member.id, id, now - hoursAgo * HOUR_MILLISECONDS);
    };
    join('live-cashback', 0);
    // Its review is over by now.
    join('vip-anniversary', 2);
    join('slots-race', 1);
    // The draw was a day ago.
    join('spring-raffle', 48);
    if (!table.find(member.id, 'first-spins')) promotions.claim(member, 'first-spins');
  },
});
