import { type Contracts, createContracts } from '../agents/contracts.ts';
import type { Foundation } from './foundation.ts';
import type { People } from './people.ts';

/** What agents have agreed with each other. */
export interface Agents {
  readonly contracts: Contracts;
}

interface AgentNeeds extends Foundation, Pick<People, 'messages' | 'team'> {}

/** The share of agents in a world. */
export function agentsOf(needs: AgentNeeds): Agents {
  return { contracts: createContracts(needs) };
}
