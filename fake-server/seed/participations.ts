import type { Database } from '../store/database.ts';
import type { MemberTable } from '../store/members.ts';
import { participationTable } from '../store/promotions/promotions.ts';

/** A seeded participation: since this many days before the world's first day. */
interface SeedParticipation {
  readonly account: string;
  readonly promotionId: string;
  readonly daysAgo: number;
}

/** Seeded participations, so that decisions and draws have something to decide. */
const seedParticipations: readonly SeedParticipation[] = [
  { account: 'maria', promotionId: 'spring-raffle', daysAgo: 6 },
  { account: 'maria', promotionId: 'live-cashback', daysAgo: 2 },
  { account: 'joao', promotionId: 'spring-raffle', daysAgo: 5 },
  { account: 'joao', promotionId: 'slots-race', daysAgo: 1 },
  { account: 'beatriz', promotionId: 'vip-anniversary', daysAgo: 1 },
];

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Adds the seeded participations. `firstDay` in milliseconds since the epoch. */
export function seedParticipationsOf(
  database: Database,
  members: MemberTable,
  firstDay: number,
): void {
  const table = participationTable(database);
  for (const { account, promotionId, daysAgo } of seedParticipations) {
    const member = members.byAccount(account);
    if (!member) throw new Error(`Nobody is called ${account}.`);
    table.insert(member.id, promotionId, firstDay - daysAgo * DAY_MILLISECONDS);
  }
}
