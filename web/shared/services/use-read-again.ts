import { useEffect, useEffectEvent, useState } from 'react';
import type { Outcome } from '#contract/errors.ts';
import { inBackground } from '#web/api/background.ts';
import { useServices } from './services-context.ts';

interface ReadAnew<Value> {
  /** The flow can accept new data now: nothing in progress depends on the old. */
  readonly isResting: boolean;
  readonly read: (signal: AbortSignal) => Promise<Outcome<Value>>;
  readonly onRead: (value: Value) => void;
}

/**
 * Reloads a flow's data when the site's settings change, once the flow is idle; input stays (G6).
 * Returns how to request it when an answer shows stale data.
 */
export function useReadAgain<Value>({ isResting, read, onRead }: ReadAnew<Value>): () => void {
  const { settingsChanges } = useServices();
  const [wanted, setWanted] = useState(0);
  const [done, setDone] = useState(0);
  const ask = useEffectEvent(read);
  const give = useEffectEvent(onRead);

  useEffect(() => settingsChanges.listen(() => setWanted((count) => count + 1)), [settingsChanges]);
  useEffect(() => {
    if (!isResting || wanted === done) return undefined;
    const leaving = new AbortController();
    const run = async () => {
      const outcome = await inBackground(() => ask(leaving.signal));
      if (leaving.signal.aborted) return;
      setDone(wanted);
      if (outcome.ok) give(outcome.value);
    };
    // A failed read shows with the next call.
    run().catch(() => undefined);
    return () => leaving.abort();
  }, [isResting, wanted, done]);
  return () => setWanted((count) => count + 1);
}
