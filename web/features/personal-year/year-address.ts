import { dayOf } from '#web/shared/records/days.ts';

/** The first year that there is a record of. */
const EARLIEST = 2000;

/** The current year of the site. @param now milliseconds since the epoch @param zone an IANA name */
export function yearAt(now: number, zone: string): number {
  return Number(dayOf(now, zone).slice(0, 4));
}

/** Reads `year`; the current one if there is none, or none that can be shown. */
export function readYear(parameters: URLSearchParams, now: number, zone: string): number {
  const current = yearAt(now, zone);
  const year = Number(parameters.get('year'));
  return Number.isInteger(year) && year >= EARLIEST && year <= current ? year : current;
}
