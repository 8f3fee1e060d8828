import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { leafOf } from '#machines/leaf-state.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { provideSpeedTest } from './speed-test.actors.ts';

/** A difference that nobody notices, in milliseconds: nobody is sent elsewhere for it. */
const WORTH_LEAVING = 50;

/** A speed test as its dialog sees it. */
export type SpeedTestFlow = ReturnType<typeof useSpeedTest>;

/** Measures the domains of the site, and compares them with the one that the person is on (S8). */
export function useSpeedTest() {
  const services = useServices();
  const [machine] = useState(() => provideSpeedTest(services));
  const [state, send] = useMachine(machine, { ...services.watching });
  const { domains, results, refusal } = state.context;
  const sorted = results.toSorted(
    (one, other) => (one.milliseconds ?? Infinity) - (other.milliseconds ?? Infinity),
  );
  const fastest = sorted.find(({ milliseconds }) => milliseconds !== null);
  const here = results.find(({ domain }) => domain === location.origin)?.milliseconds ?? Infinity;
  return {
    /** The state by which the screen is chosen. */
    leaf: leafOf(state.value),
    isBusy: state.hasTag('busy'),
    /** What is measured so far, the fastest first. */
    results: sorted,
    /** The domain whose turn it is. */
    next: domains[results.length] ?? '',
    fastest,
    /** The domain that the person is on is as good as the fastest. */
    stays: here - (fastest?.milliseconds ?? 0) < WORTH_LEAVING,
    refusal,
    stop: () => send({ type: 'test.stopped' }),
    repeat: () => send({ type: 'test.repeated' }),
  };
}
