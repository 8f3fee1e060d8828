import { QueryClient } from '@tanstack/react-query';
import { scheduleFailedReads } from './read-schedule.ts';

/** Makes the cache of what is read, with the ways that all reads and all changes share. */
export function createQueryClient(): QueryClient {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
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
