import { useFlow } from '#web/shared/flow/use-flow.ts';
import { provideSpeedTest } from './speed-test.actors.ts';

/** A difference that nobody notices, in milliseconds: not worth another domain. */
const WORTH_LEAVING = 50;

/** A speed test: state and actions for its dialog. */
export type SpeedTestFlow = ReturnType<typeof useSpeedTest>;

/** Measures the site's domains, and compares them with the current one (S8). */
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
    /** Results so far, fastest first. */
    results: sorted,
    /** The domain whose turn it is. */
    next: domains[results.length] ?? '',
    fastest,
    /** The current domain is as good as the fastest. */
    stays: here - (fastest?.milliseconds ?? 0) < WORTH_LEAVING,
  };
}
