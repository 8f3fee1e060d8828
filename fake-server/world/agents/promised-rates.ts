import type { ContractTerms } from '#contract/entities/agent.ts';
import { WHOLE_RATE } from '#contract/entities/agent-types.ts';
import { rateReached, whyNotUnder } from '#contract/rules/agent-terms.ts';
import { contractTable } from '../../store/agents/contracts.ts';
import type { Database } from '../../store/database.ts';
import { termsOf } from './contract-terms.ts';
import type { Contracts } from './contracts.ts';

/** Dividend rates that an agent promises to new agents, by a link or with an account (C1). */
export interface PromisedRates {
  /**
   * The highest rate that an agent can promise, in basis points: the agent's own rate on the first
   * bet.
   */
  highest(agentId: number): number;
  /**
   * Offers a new agent the promised rate, as far as the promising agent's contract still allows.
   */
  keep(agentId: number, newAgentId: number, rate: number): void;
}

interface PromiseParts {
  readonly database: Database;
  readonly contracts: Pick<Contracts, 'put'>;
}

const NOTHING = { betAmount: 0, activeMembers: 0, profitAndLoss: 0 };

/** Terms with one rate on everything. */
function flatTerms(period: ContractTerms['period'], rate: number): ContractTerms {
  return { period, bands: [{ ...NOTHING, rate }] };
}

export function createPromisedRates({ database, contracts }: PromiseParts): PromisedRates {
  const table = contractTable(database);
  const ownTerms = (agentId: number) => {
    const own = table.standing(agentId, 'dividend');
    return own && termsOf(own);
  };
  return {
    highest(agentId) {
      const own = ownTerms(agentId);
      return own ? Math.min(WHOLE_RATE, rateReached(own, NOTHING)) : 0;
    },
    keep(agentId, newAgentId, rate) {
      const own = ownTerms(agentId);
      if (!own) return;
      const terms = flatTerms(own.period, rate);
      // The agent's own contract may pay less by now than at the time of the promise.
      if (whyNotUnder(own, terms)) return;
      contracts.put(agentId, newAgentId, 'dividend', terms);
    },
  };
}
