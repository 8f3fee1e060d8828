import type { Clock } from '../../ground/clock.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { participationTable } from '../../store/promotions.ts';
import type { Promotions } from './promotions.ts';

const HOUR_MILLISECONDS = 3_600_000;

/** Puts a person into promotions of every kind, for demonstrations and tests (T3). */
export interface RewardScenes {
  /** Once for each person: what they take part in already stays as it is. */
  play(member: MemberRow): void;
}

interface SceneParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly promotions: Promotions;
}

export function createRewardScenes({ database, clock, promotions }: SceneParts): RewardScenes {
  const table = participationTable(database);
  return {
    play: (member) =>
      database.transaction(() => {
        const now = clock.now();
        const joined = (id: string, hoursAgo: number) => {
          if (table.find(member.id, id)) return;
          table.insert(member.id, id, now - hoursAgo * HOUR_MILLISECONDS);
        };
        joined('live-cashback', 0);
        // Its review is over by now.
        joined('vip-anniversary', 2);
        joined('slots-race', 1);
        // The draw was a day ago.
        joined('spring-raffle', 48);
        if (!table.find(member.id, 'first-spins')) promotions.claim(member, 'first-spins');
      }),
  };
}
