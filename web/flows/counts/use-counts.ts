import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { readAgainEvery } from '../read-from-fake.ts';
import { type ReadCounts, readCounts } from './read-counts.ts';

const READ_MILLISECONDS = 10_000;
const queryKey = ['counts'];

/** The counts of all flows, read again every ten seconds while the page is seen. */
export function useCounts(): UseQueryResult<ReadCounts | null> {
  return useQuery({
    queryKey,
    queryFn: ({ client }) => readCounts(client.getQueryData<ReadCounts | null>(queryKey)),
    ...readAgainEvery(READ_MILLISECONDS),
  });
}
