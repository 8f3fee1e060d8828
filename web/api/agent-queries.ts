import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { livelyRead } from './lively-read.ts';
import { ofMember, valueOf } from './queries.ts';

/** What the keys of everything about agents begin with. */
export const agentsKey = ['agents'];

/** Which contracts the agent has, and which wait for an answer (C1, C3). */
export function consolidatedContractsQuery(api: ApiClient) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...agentsKey, 'consolidated'],
    queryFn: ({ signal }) => valueOf(api.agents.consolidatedContracts({}, { signal })),
  });
}

/** The contracts that an agent has with the upline, or with the team, a page at a time (C2). */
export function contractsQuery(api: ApiClient, side: 'own' | 'team', pageNo: number) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...agentsKey, 'contracts', side, pageNo],
    queryFn: ({ signal }) => valueOf(api.agents.contracts({ query: { side, pageNo } }, { signal })),
    placeholderData: keepPreviousData,
  });
}

/** One contract with its timeline (C2). */
export function contractQuery(api: ApiClient, contractId: string) {
  return queryOptions({
    ...livelyRead,
    ...ofMember,
    queryKey: [...agentsKey, 'contract', contractId],
    queryFn: ({ signal }) => valueOf(api.agents.contract({ params: { contractId } }, { signal })),
  });
}
