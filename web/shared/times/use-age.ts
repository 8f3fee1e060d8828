import { useSyncExternalStore } from 'react';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTimes } from './use-times.ts';

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

/** The age of a moment as it grows, for a day; undefined for any other moment. */
export function useAge(at: string): string | undefined {
  const { clock } = useServices();
  const times = useTimes();
  return useSyncExternalStore(subscribe, () => times.age(at, clock.now()));
}
