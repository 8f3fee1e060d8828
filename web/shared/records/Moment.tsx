import { formatMoment } from '#web/i18n/format-moment.ts';

/** A moment of a record. @param zone the site's time zone */
export function Moment({ at, zone }: { readonly at: string; readonly zone: string }) {
  return <time dateTime={at}>{formatMoment(at, zone)}</time>;
}
