import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { readByKey } from './queries.ts';
import { scheduleFailedReads } from './read-schedule.ts';

/**
 * Makes the cache of what is read, with the ways that all reads and all changes share.
 *
 * @param api the client that it reads with; asked for at each read, since that is made later
 */
export function createQueryClient(api: () => ApiClient): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readByKey(api(), queryKey, signal),
        // What the network lost is tried again by the client of the contract, and what failed for
        // longer by the schedule of failed reads: another place would multiply the tries.
        retry: false,
        retryOnMount: false,
        refetchOnMount: ({ state }) => state.error === null,
        refetchOnWindowFocus: false,
        // Tried also without a network, so that the page says that it failed and does not wait in
        // silence, or shows what is kept for that case,
        networkMode: 'always',
        // and again when the network is back, unless it is there and fresh.
        refetchOnReconnect: true,
      },
      // Without a network a change fails at once, and is not done unseen when that comes back.
      mutations: { networkMode: 'always' },
    },
  });
  scheduleFailedReads(queryClient);
  return queryClient;
}
