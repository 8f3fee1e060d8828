import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type PublishedWays, WAYS_CALL } from '#contract/flow-ways-types.ts';
import { askFake, jsonOf, readAgainEvery } from '../read-from-fake.ts';

const READ_MILLISECONDS = 5_000;

/** The ways as read; denied without the control page's key; null without the fake server. */
type ReadWays = PublishedWays | 'denied' | null;

/** @throws if the server does not answer */
async function readWays(): Promise<ReadWays> {
  const response = await askFake(WAYS_CALL);
  if (response?.status === 401 || response?.status === 403) return 'denied';
  return response && (await jsonOf<PublishedWays>(response));
}

/**
 * The ways that the published settings open and close (T14), read again every five seconds while
 * the page is seen.
 */
export function useWays(): UseQueryResult<ReadWays> {
  return useQuery({ queryKey: ['ways'], queryFn: readWays, ...readAgainEvery(READ_MILLISECONDS) });
}
