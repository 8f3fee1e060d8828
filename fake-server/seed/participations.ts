import { seedParticipations } from '../content/promotions.ts';
import type { Database } from '../store/database.ts';
import type { MemberTable } from '../store/members.ts';
import { participationTable } from '../store/promotions.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Lets those take part who do from the start. `firstDay` in milliseconds since the epoch. */
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
