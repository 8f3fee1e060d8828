import { useTimes } from './use-times.ts';

interface ExactMomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** Its day is above it: then only the time of day is written. */
  readonly underDay?: boolean;
}

/** A moment on a receipt or in the security log: always in full, with its second and the time zone. */
export function ExactMoment({ at, underDay = false }: ExactMomentProps) {
  const times = useTimes();
  return (
    <time dateTime={at} {...(underDay && { title: times.exactMoment(at) })}>
      {underDay ? times.exactTimeOfDay(at) : times.exactMoment(at)}
    </time>
  );
}
