import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { ofMember, valueOf } from './queries.ts';

/** What the person has to play with. */
export function balanceQuery(api: ApiClient) {
  return queryOptions({
    ...ofMember,
    // A player who comes back from a game in another tab sees the balance as it is (L5).
    refetchOnWindowFocus: true,
    queryKey: ['balance'],
    queryFn: ({ signal }) => valueOf(api.wallet.balance({}, { signal })),
  });
}
