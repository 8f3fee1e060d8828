const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An ISO 8601 moment, or milliseconds since the epoch. */
type At = string | number;

/**
 * How times and days are written for people, in one language and one time zone. Sentences, promises
 * and deadlines show the full time; a recent moment that stands alone is told by its age or day.
 */
export interface Times {
  /** '25 de nov. de 2026, 16:42' */
  readonly moment: (at: At) => string;
  /**
   * '25 de nov. de 2026, 16:42 (Brasília)': for money, and for anything that starts or ends then.
   */
  readonly zonedMoment: (at: At) => string;
  /** '25 de nov. de 2026, 16:42:05 (Brasília)': for receipts and the security log. */
  readonly exactMoment: (at: At) => string;
  /** '16:42:05 (Brasília)': the same below its day. */
  readonly exactTimeOfDay: (at: At) => string;
  /** '2026-11-25 16:42:05': for exports, and for announcements (S6). */
  readonly sortableMoment: (at: At) => string;
  /** '16:42' */
  readonly timeOfDay: (at: At) => string;
  /** '25 de nov. de 2026', for a moment or a day in yyyy-MM-dd. */
  readonly day: (at: At) => string;
  /** '25 de nov.': if room is short and the year is known. */
  readonly shortDay: (at: At) => string;
  /** 'novembro de 2026', for a moment or a day in yyyy-MM-dd. */
  readonly month: (at: At) => string;
  /** A range of days: '18 – 25 de nov. de 2026'. */
  readonly days: (first: At, last: At) => string;
  /** A range of moments: '25 de nov. de 2026 16:00 – 17:00'. */
  readonly moments: (from: At, until: At) => string;
  /**
   * 'há 5 minutos' for a moment of the last hour; undefined for others. `now` in milliseconds.
   */
  readonly age: (at: At, now: number) => string | undefined;
  /**
   * 'há 5 minutos', then 'hoje, 14:30' and 'ontem, 21:26', then in full. `now` in milliseconds.
   */
  readonly recent: (at: At, now: number) => string;
  /** `recent` with time and zone: 'há 5 minutos (16:42, Brasília)', 'ontem, 21:26 (Brasília)'. */
  readonly zonedRecent: (at: At, now: number) => string;
  /** The name of the time zone: 'Brasília'. */
  readonly zoneName: string;
  /** The name with its offset from UTC: 'Brasília, GMT-3'. */
  readonly zoneNameAt: (at: At) => string;
}

const written = new Map<string, Times>();

/**
 * The one place that formats times (docs/requirements.md#times).
 *
 * @param tag the BCP 47 tag of the language
 * @param zone the IANA name of the time zone
 */
export function timesIn(tag: string, zone: string): Times {
  const key = `${tag} ${zone}`;
  const times = written.get(key) ?? createTimes(tag, zone);
  written.set(key, times);
  return times;
}

function createTimes(tag: string, zone: string): Times {
  const name = nameOfZone(zone);
  const moment = formatsIn(tag, zone, { dateStyle: 'medium', timeStyle: 'short' });
  const exact = formatsIn(tag, zone, { dateStyle: 'medium', timeStyle: 'medium' });
  const day = formatsIn(tag, zone, { dateStyle: 'medium' });
  const offset = formatsIn(tag, zone, { timeZoneName: 'shortOffset' });
  const ages = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const inZone = (write: Write) => (at: At) => `${write(at)} (${name})`;
  // The Swedish locale formats like ISO.
  const calendarDay = writeIn(formatsIn('sv', zone, { dateStyle: 'short' }));
  const timeOfDay = writeIn(formatsIn(tag, zone, { timeStyle: 'short' }));
  const momentText = writeIn(moment);
  const age = (at: At, now: number) => ageText(now - new Date(at).getTime(), ages);
  const recentDay = (at: At, now: number) => {
    const days = daysBetween(calendarDay(at), calendarDay(now));
    // What is still to come is shown in full.
    if (new Date(at).getTime() > now || days > 1) return undefined;
    return `${ages.format(-days, 'day')}${betweenDayAndTime(moment(at))}${timeOfDay(at)}`;
  };

  return {
    moment: momentText,
    zonedMoment: inZone(momentText),
    exactMoment: inZone(writeIn(exact)),
    exactTimeOfDay: inZone(writeIn(formatsIn(tag, zone, { timeStyle: 'medium' }))),
    sortableMoment: writeIn(formatsIn('sv', zone, { dateStyle: 'short', timeStyle: 'medium' })),
    timeOfDay,
    day: writeIn(day),
    shortDay: writeIn(formatsIn(tag, zone, { day: 'numeric', month: 'short' })),
    month: writeIn(formatsIn(tag, zone, { month: 'long', year: 'numeric' })),
    days: writeRangeIn(day),
    moments: writeRangeIn(moment),
    age,
    recent: (at, now) => age(at, now) ?? recentDay(at, now) ?? momentText(at),
    zonedRecent(at, now) {
      const passed = age(at, now);
      if (passed !== undefined) return `${passed} (${timeOfDay(at)}, ${name})`;
      return `${recentDay(at, now) ?? momentText(at)} (${name})`;
    },
    zoneName: name,
    zoneNameAt(at) {
      const parts = offset(at).formatToParts(new Date(at));
      return `${name}, ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`;
    },
  };
}

type Write = (at: At) => string;
type FormatOf = (at: At) => Intl.DateTimeFormat;

const writeIn =
  (formatOf: FormatOf): Write =>
  (at) =>
    formatOf(at).format(new Date(at));

const writeRangeIn = (formatOf: FormatOf) => (first: At, last: At) =>
  formatOf(first).formatRange(new Date(first), new Date(last));

/** Creates a format at first use, which is slow, and caches it. */
function formatsIn(tag: string, zone: string, options: Intl.DateTimeFormatOptions): FormatOf {
  const formats: Record<string, Intl.DateTimeFormat> = {};
  return (at) => {
    // A day of the calendar is the same in every zone.
    const timeZone = /^\d{4}-\d\d-\d\d$/u.test(String(at)) ? 'UTC' : zone;
    formats[timeZone] ??= new Intl.DateTimeFormat(tag, { ...options, timeZone });
    return formats[timeZone];
  };
}

/** A clock slightly ahead of this one does not mean a future time. */
function ageText(age: number, format: Intl.RelativeTimeFormat): string | undefined {
  if (age <= -MINUTE || age >= HOUR) return undefined;
  return age < MINUTE
    ? format.format(0, 'second')
    : format.format(-Math.floor(age / MINUTE), 'minute');
}

/** Days from one day of the calendar to another, both in yyyy-MM-dd. */
function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / DAY;
}

/** What the language writes between a day and its time: ', ' in English, a blank in Thai. */
function betweenDayAndTime(format: Intl.DateTimeFormat): string {
  const parts = format.formatToParts(0);
  const hour = parts.findIndex(({ type }) => type === 'hour');
  return parts[hour - 1]?.value ?? ' ';
}

/** Zones that people know by a place other than in the tz database. */
const CALLED: Readonly<Record<string, string>> = { 'America/Sao_Paulo': 'Brasília' };

/**
 * The place by which people know a time zone. Browsers name zones differently ('BRT', 'São Paulo
 * Time', 'Brasilia Standard Time'), and mostly too long.
 */
function nameOfZone(zone: string): string {
  return CALLED[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** The device's time zone, used if the site's is not known. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
