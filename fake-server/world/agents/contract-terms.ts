import type { ContractTerms } from '#contract/entities/agent.ts';
import type { ContractPeriod } from '#contract/entities/agent-types.ts';
import type { ContractRow } from '../../store/agents/contracts.ts';

/** The terms of a contract. */
export function termsOf({ terms }: Pick<ContractRow, 'terms'>): ContractTerms {
  // Written from ContractTerms, and immutable.
  return JSON.parse(terms) as ContractTerms;
}

/** The period that terms are counted over; for salaries paid during the day it is the day. */
export function countedOver(period: ContractPeriod): ContractPeriod {
  return period === 'fiveMinutes' || period === 'hourly' ? 'daily' : period;
}
