import { useAge } from './use-age.ts';
import { useTimes } from './use-times.ts';

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** It is of money or of a limit: the time zone is named, and a moment ago has its time, too. */
  readonly zoned?: boolean;
  /** Its day is above it: then only the time of day is written. */
  readonly underDay?: boolean;
  readonly className?: string | undefined;
}

/**
 * A time: for a day as its age, which keeps updating, then in full. Sentences use the static texts
 * of `useTimes`.
 */
export function Moment({ at, zoned = false, underDay = false, className }: MomentProps) {
  const times = useTimes();
  const age = useAge(at);
  const inFull = times.zonedMoment(at);
  if (age === undefined) {
    const written = zoned ? inFull : times.moment(at);
    return (
      <time dateTime={at} className={className} {...(underDay && { title: inFull })}>
        {underDay ? times.timeOfDay(at) : written}
      </time>
    );
  }
  // An age alone cannot be compared with what the bank says, and a phone shows no title.
  return (
    <time dateTime={at} title={inFull} className={className}>
      {zoned ? `${age} (${times.timeOfDay(at)}, ${times.zoneName})` : age}
    </time>
  );
}

/** The moment of an announcement: yyyy-MM-dd hh:mm:ss, as nothing else on a screen (S6). */
export function AnnouncementMoment({ at, className }: Pick<MomentProps, 'at' | 'className'>) {
  return (
    <time dateTime={at} className={className} data-announcement>
      {useTimes().sortableMoment(at)}
    </time>
  );
}
