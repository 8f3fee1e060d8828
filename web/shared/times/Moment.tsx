import { useAge } from './use-age.ts';
import { useTimes } from './use-times.ts';

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** It is of money or of a limit: the time zone is named, and a moment ago has its time, too. */
  readonly zoned?: boolean;
  readonly className?: string | undefined;
}

/**
 * A moment: for a day by its age, which goes on growing, and after that in full. Sentences take the
 * texts of `useTimes`, which do not change.
 */
export function Moment({ at, zoned = false, className }: MomentProps) {
  const times = useTimes();
  const age = useAge(at);
  const inFull = times.zonedMoment(at);
  if (age === undefined) {
    return (
      <time dateTime={at} className={className}>
        {zoned ? inFull : times.moment(at)}
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
export function AnnouncementMoment({ at, className }: Omit<MomentProps, 'zoned'>) {
  return (
    <time dateTime={at} className={className} data-announcement>
      {useTimes().sortableMoment(at)}
    </time>
  );
}
