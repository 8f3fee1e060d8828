import { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './client.ts';
import { readByKey } from './queries.ts';
import { scheduleFailedReads } from './read-schedule.ts';

/**
 * Makes the query cache, with the defaults of all reads and changes.
 *
 * @param api the client, resolved at each read, because it is made later
 */
export function createQueryClient(api: () => ApiClient): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readByKey(api(), queryKey, signal),
        // The client retries lost requests, and the schedule of failed reads handles longer
        // failures: retries here would multiply them.
        retry: false,
        retryOnMount: false,
        refetchOnMount: ({ state }) => state.error === null,
        refetchOnWindowFocus: false,
        // Also tried offline, so that the page shows the failure at once, or what is stored for
        // offline use,
        networkMode: 'always',
        // and retried when the network is back, unless fresh data is there.
        refetchOnReconnect: true,
      },
      // Offline a change fails at once, and is not sent later unseen.
      mutations: { networkMode: 'always' },
    },
  });
  scheduleFailedReads(queryClient);
  return queryClient;
}
