import { useTimes } from './use-times.ts';

/** A moment on a receipt or in the security log: always in full, with its second and the time zone. */
export function ExactMoment({ at }: { readonly at: string }) {
  return <time dateTime={at}>{useTimes().exactMoment(at)}</time>;
}
