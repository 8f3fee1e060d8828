import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type PublishedWays, WAYS_CALL } from '#contract/flow-ways-types.ts';
import { readAgainEvery, readFromFake } from '../read-from-fake.ts';

const READ_MILLISECONDS = 5_000;

/**
 * The ways that the published settings open and close (T14), read again every five seconds while
 * the page is seen; null without the fake server.
 */
export function useWays(): UseQueryResult<PublishedWays | null> {
  return useQuery({
    queryKey: ['ways'],
    queryFn: () => readFromFake<PublishedWays>(WAYS_CALL),
    ...readAgainEvery(READ_MILLISECONDS),
  });
}
