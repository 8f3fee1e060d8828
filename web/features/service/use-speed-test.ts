import { useFlow } from '#web/shared/flow/use-flow.ts';
import { provideSpeedTest } from './speed-test.actors.ts';

/** A difference that nobody notices, in milliseconds: nobody is sent elsewhere for it. */
const WORTH_LEAVING = 50;

/** A speed test: state and actions for its dialog. */
export type SpeedTestFlow = ReturnType<typeof useSpeedTest>;

/** Measures the domains of the site, and compares them with the one that the person is on (S8). */
export function useSpeedTest() {
  const flow = useFlow(provideSpeedTest);
  const { domains, results } = flow.context;
  const sorted = results.toSorted(
    (one, other) => (one.milliseconds ?? Infinity) - (other.milliseconds ?? Infinity),
  );
  const fastest = sorted.find(({ milliseconds }) => milliseconds !== null);
  const here = results.find(({ domain }) => domain === location.origin)?.milliseconds ?? Infinity;
  return {
    ...flow,
    /** What is measured so far, the fastest first. */
    results: sorted,
    /** The domain whose turn it is. */
    next: domains[results.length] ?? '',
    fastest,
    /** The domain that the person is on is as good as the fastest. */
    stays: here - (fastest?.milliseconds ?? 0) < WORTH_LEAVING,
  };
}
