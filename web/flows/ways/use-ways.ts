import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type PublishedWays, WAYS_CALL } from '#contract/flow-ways-types.ts';

const READ_MILLISECONDS = 5_000;

/** The ways as read; denied without the control page's key; null without the fake server. */
type ReadWays = PublishedWays | 'denied' | null;

/** @throws if the server does not answer */
async function readWays(): Promise<ReadWays> {
  const response = await fetch(WAYS_CALL, { headers: { accept: 'application/json' } });
  if (response.status === 401 || response.status === 403) return 'denied';
  // A plain host of the page answers every address with the page.
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (response.status === 404 || (response.ok && !isJson)) return null;
  if (!response.ok) throw new Error(`The settings could not be read: ${response.status}`);
  return (await response.json()) as PublishedWays;
}

/**
 * The ways that the published settings open and close (T14), read again every five seconds while
 * the page is seen.
 */
export function useWays(): UseQueryResult<ReadWays> {
  return useQuery({
    queryKey: ['ways'],
    queryFn: readWays,
    refetchInterval: READ_MILLISECONDS,
    // The next read is the second try, also on a machine without internet.
    retry: false,
    networkMode: 'always',
  });
}
