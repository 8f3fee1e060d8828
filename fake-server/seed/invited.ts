import { downlineTable } from '../store/agents/downlines.ts';
import { invitationTable } from '../store/agents/invitations.ts';
import type { World } from '../world/world.ts';
import { people } from './people.ts';

/** The seeded players directly below an agent with a link have registered by it. */
export function seedInvited({ database, members }: World): void {
  const invitations = invitationTable(database);
  const downline = downlineTable(database);
  for (const { account, affiliateCode } of people) {
    const agent = members.byAccount(account);
    if (affiliateCode === undefined || !agent) continue;
    const below = downline.level(agent.id, downline.countLevel(agent.id), 0);
    for (const { member_id, type } of below) {
      if (type === 0) invitations.noteOrigin(member_id, affiliateCode);
    }
  }
}
