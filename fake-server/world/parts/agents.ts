import { type Contracts, createContracts } from '../agents/contracts.ts';
import { createDownline, type Downline } from '../agents/downline.ts';
import { createIncomes, type Incomes } from '../agents/incomes.ts';
import { createInvitations, type Invitations } from '../agents/invitations.ts';
import { createTeamPlays, type TeamPlays } from '../agents/team-play.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';

/** What agents have agreed with each other, and what they earn by it. */
export interface Agents {
  readonly contracts: Contracts;
  /** The tree of the team, as agents may see it. */
  readonly downline: Downline;
  /** Links by which people register below an agent. */
  readonly invitations: Invitations;
  /** What teams bet and won. */
  readonly teamPlays: TeamPlays;
  readonly incomes: Incomes;
}

interface AgentNeeds extends Foundation, Pick<Money, 'books'>, Pick<People, 'messages' | 'team'> {}

/** The share of agents in a world. */
export function agentsOf(needs: AgentNeeds): Agents {
  const contracts = createContracts(needs);
  const downline = createDownline(needs);
  return {
    contracts,
    incomes: createIncomes({ ...needs, contracts }),
    downline,
    invitations: createInvitations({ ...needs, downline }),
    teamPlays: createTeamPlays({ ...needs, downline }),
  };
}
