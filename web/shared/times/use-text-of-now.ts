import { useSyncExternalStore } from 'react';
import { useServices } from '#web/shared/services/services-context.ts';

/** How late an age may turn. */
const LOOK_MILLISECONDS = 10_000;

/** All who show an age look at the clock together: one timer, however long a list is. */
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, LOOK_MILLISECONDS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** A text about the time that passes, by the server's clock in milliseconds; it keeps updating. */
export function useTextOfNow(textOf: (now: number) => string): string {
  const { clock } = useServices();
  return useSyncExternalStore(subscribe, () => textOf(clock.now()));
}
