import { type Contracts, createContracts } from '../agents/contracts.ts';
import { createDownline, type Downline } from '../agents/downline.ts';
import { createTeamPlays, type TeamPlays } from '../agents/team-play.ts';
import type { Foundation } from './foundation.ts';
import type { People } from './people.ts';

/** What agents have agreed with each other. */
export interface Agents {
  readonly contracts: Contracts;
  /** Who stands below whom, as agents may see it. */
  readonly downline: Downline;
  /** What teams bet and won. */
  readonly teamPlays: TeamPlays;
}

interface AgentNeeds extends Foundation, Pick<People, 'messages' | 'team'> {}

/** The share of agents in a world. */
export function agentsOf(needs: AgentNeeds): Agents {
  const downline = createDownline(needs);
  return {
    contracts: createContracts(needs),
    downline,
    teamPlays: createTeamPlays({ ...needs, downline }),
  };
}
