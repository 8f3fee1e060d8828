import { AGENT_TYPES } from '#contract/entities/member-types.ts';
import { people } from '../seed/people.ts';
import type { World } from '../world/world.ts';

/** Whose team a bet is cancelled in: it has players of the seed, and two agents above it. */
const CANCELLED_BELOW = 'rafael';

/** Offers each agent of the seed a contract that pays less, where none is open. */
export function offerEverybody({ contracts, members }: World): void {
  for (const { account, type } of people) {
    const member = AGENT_TYPES.includes(type) ? members.byAccount(account) : undefined;
    if (member) contracts.offerAnew(member);
  }
}

/** Cancels a bet that was counted before; false where there is none. */
export function cancelCountedBet({ incomes, members }: World): boolean {
  const agent = members.byAccount(CANCELLED_BELOW);
  return agent !== undefined && incomes.cancelLast(agent.id);
}
