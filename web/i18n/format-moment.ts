import { TZDateMini } from '@date-fns/tz';

/**
 * A moment as yyyy-MM-dd hh:mm:ss (S6).
 *
 * @param zone IANA name of a zone; the person's own where left out
 */
export function formatMoment(moment: string, zone?: string): string {
  const date = zone === undefined ? new Date(moment) : new TZDateMini(moment, zone);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())];
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits);
  return `${day.join('-')} ${time.join(':')}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
