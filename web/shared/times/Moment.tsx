import { useTextOfNow } from './use-text-of-now.ts';
import { useTimes } from './use-times.ts';

interface MomentProps {
  /** ISO 8601. */
  readonly at: string;
  /** It is of money or of a limit: the time zone is named, and an age has its time, too. */
  readonly zoned?: boolean;
  /** Its day is above it: then only the time of day is written. */
  readonly underDay?: boolean;
  readonly className?: string | undefined;
}

/**
 * A time: for an hour as its age, which keeps updating, then by 'today' and 'yesterday', then in
 * full. Sentences use the static texts of `useTimes`.
 */
export function Moment({ at, zoned = false, underDay = false, className }: MomentProps) {
  const times = useTimes();
  const inFull = times.zonedMoment(at);
  const text = useTextOfNow((now) => {
    if (underDay) return times.age(at, now) ?? times.timeOfDay(at);
    // An age alone cannot be compared with what the bank says, and a phone shows no title.
    return zoned ? times.zonedRecent(at, now) : times.recent(at, now);
  });
  return (
    <time dateTime={at} className={className} {...(text !== inFull && { title: inFull })}>
      {text}
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
