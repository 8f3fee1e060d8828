import { COUNTS_CALL } from '#contract/flow-counts-types.ts';
import type { RunningActors } from '#web/shared/services/running-actors.ts';
import { createFlowCounter } from './flow-counter.ts';

const SEND_MILLISECONDS = 10_000;

/**
 * Counts this page's flows, and sends the numbers to the fake server until that takes none (T7).
 * What is counted while it cannot be reached is lost: the portal has better things to keep.
 */
export function sendFlowCounts(running: RunningActors): void {
  const counter = createFlowCounter(running);
  const send = async () => {
    const counts = counter.take();
    if (!counts) return;
    try {
      const { ok } = await fetch(COUNTS_CALL, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(counts),
        // Also from a page that is being left.
        keepalive: true,
      });
      if (!ok) clearInterval(sending);
    } catch {
      // No connection: the next numbers may arrive.
    }
  };
  const sending = setInterval(() => void send(), SEND_MILLISECONDS);
  addEventListener('pagehide', () => {
    counter.leave();
    void send();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) counter.resume();
  });
}
