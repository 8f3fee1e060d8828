import { type Contracts, createContracts } from '../agents/contracts.ts';
import { createDownline, type Downline } from '../agents/downline.ts';
import { createIncomes, type Incomes } from '../agents/incomes.ts';
import { createInvitations, type Invitations } from '../agents/invitations.ts';
import { createPromisedRates } from '../agents/promised-rates.ts';
import { createSubAccounts, type SubAccounts } from '../agents/sub-accounts.ts';
import { createTeamPlays, type TeamPlays } from '../agents/team-play.ts';
import type { Foundation } from './foundation.ts';
import type { Money } from './money.ts';
import type { People } from './people.ts';
import type { Play } from './play.ts';

/** Contracts between agents, and their income. */
export interface Agents {
  readonly contracts: Contracts;
  /** The team tree, as agents may see it. */
  readonly downline: Downline;
  /** Links by which people register below an agent. */
  readonly invitations: Invitations;
  /** Accounts that agents make for others. */
  readonly subAccounts: SubAccounts;
  /** Teams' bets and wins. */
  readonly teamPlays: TeamPlays;
  readonly incomes: Incomes;
}

interface AgentNeeds
  extends Foundation,
    Pick<Money, 'ledger'>,
    Pick<People, 'notifications' | 'passwords' | 'sessions' | 'team'>,
    Pick<Play, 'rounds'> {}

/** A world's part about agents. */
export function agentsOf(needs: AgentNeeds): Agents {
  const contracts = createContracts(needs);
  const promisedRates = createPromisedRates({ ...needs, contracts });
  const downline = createDownline(needs);
  const settleBets = () => needs.rounds.settleAllDue();
  const incomes = createIncomes({ ...needs, contracts, settleBets });
  return {
    contracts,
    incomes,
    downline,
    invitations: createInvitations({ ...needs, downline, incomes, promisedRates }),
    subAccounts: createSubAccounts({ ...needs, promisedRates }),
    teamPlays: createTeamPlays({ ...needs, downline }),
  };
}
