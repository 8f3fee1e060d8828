import type { ContractTerms } from '#contract/entities/agent.ts';
import type { ContractPeriod } from '#contract/entities/agent-types.ts';
import type { ContractRow } from '../../store/contracts.ts';

/** The terms of a contract. */
export function termsOf({ terms }: Pick<ContractRow, 'terms'>): ContractTerms {
  // Written from ContractTerms, and never changed.
  return JSON.parse(terms) as ContractTerms;
}

/** What terms are counted over: salaries that are paid during the day count the day. */
export function countedOver(period: ContractPeriod): ContractPeriod {
  return period === 'fiveMinutes' || period === 'hourly' ? 'daily' : period;
}
