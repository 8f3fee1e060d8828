import { COUNTS_CALL, type FlowCounts } from '#contract/flow-counts-types.ts';
import { readFromFake } from '../read-from-fake.ts';

/** Totals as the page has them. */
export interface ReadCounts extends FlowCounts {
  /** The server was started again while the page was open, so they restarted. */
  readonly areRestarted: boolean;
}

/**
 * Reads the totals; null where nothing is counted: without the fake server, or if it was told not
 * to.
 *
 * @param last what was read before
 * @throws if the server does not answer
 */
export async function readCounts(last: ReadCounts | null | undefined): Promise<ReadCounts | null> {
  const counts = await readFromFake<FlowCounts>(COUNTS_CALL);
  if (counts === null) return null;
  return {
    ...counts,
    areRestarted: last ? last.areRestarted || last.since !== counts.since : false,
  };
}
