import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queries, type ReadValue, readsOf, staleBy } from '#web/api/queries.ts';
import type { Exactly } from './exactly.ts';

type Balance = ReadValue<'wallet', 'balance'>;

export const callsThatActAreNoReads: Exactly<
  keyof typeof queries.deposits,
  'terms' | 'quote' | 'list' | 'open' | 'one'
> = true;

/** Never called: each line that must not compile says so. */
export function useSamples(queryClient: QueryClient) {
  const balance = useQuery(queries.wallet.balance());
  const data: Exactly<typeof balance.data, Balance | undefined> = true;
  const narrowed = useQuery({
    ...queries.withdrawals.list({ query: { pageNo: 1 } }),
    enabled: false,
    select: ({ totalPages }) => totalPages,
  });
  const pages: Exactly<typeof narrowed.data, number | undefined> = true;
  const cached = queryClient.getQueryData(queries.wallet.balance().queryKey);
  const known: Exactly<typeof cached, Balance | undefined> = true;
  const fetched = queryClient.fetchQuery(queries.wallet.balance());
  const read: Exactly<typeof fetched, Promise<Balance>> = true;
  // What may all be left out is left out.
  queries.withdrawals.terms();

  // @ts-expect-error -- the contract asks which page
  queries.withdrawals.list();
  // @ts-expect-error -- and knows two sides
  queries.agents.contracts({ query: { side: 'both', pageNo: 1 } });
  // @ts-expect-error -- another value than the contract's
  queryClient.setQueryData(queries.wallet.balance().queryKey, { total: 1 });
  // @ts-expect-error -- a call that acts has nothing in the cache
  readsOf('withdrawals', 'create');
  // @ts-expect-error -- nothing tells of this topic
  staleBy('weather');
  return { data, pages, known, read };
}
