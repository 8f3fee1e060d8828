import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ReadCounts, readCounts } from './read-counts.ts';

const READ_MILLISECONDS = 10_000;
const queryKey = ['counts'];

/** The counts of all flows, read again every ten seconds while the page is seen. */
export function useCounts(): UseQueryResult<ReadCounts | null> {
  return useQuery({
    queryKey,
    queryFn: ({ client }) => readCounts(client.getQueryData<ReadCounts | null>(queryKey)),
    refetchInterval: READ_MILLISECONDS,
    // The next read is the second try, also on a machine without internet.
    retry: false,
    networkMode: 'always',
  });
}
