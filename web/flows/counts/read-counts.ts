import { COUNTS_CALL, type FlowCounts } from '#contract/flow-counts-types.ts';

/** Totals as the page has them. */
export interface ReadCounts extends FlowCounts {
  /** The server was started again while the page was open, so they began anew. */
  readonly areAnew: boolean;
}

/**
 * Reads the totals; null where nothing is counted: without the fake server, or if it was told not
 * to.
 *
 * @param last what was read before
 * @throws if the server does not answer
 */
export async function readCounts(last: ReadCounts | null | undefined): Promise<ReadCounts | null> {
  const response = await fetch(COUNTS_CALL, { headers: { accept: 'application/json' } });
  // A plain host of the page answers every address with the page.
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  if (response.status === 404 || (response.ok && !isJson)) return null;
  if (!response.ok) throw new Error(`The counts could not be read: ${response.status}`);
  const counts = (await response.json()) as FlowCounts;
  const areAnew = last ? last.areAnew || last.since !== counts.since : false;
  return { ...counts, areAnew };
}
