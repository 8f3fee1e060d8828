const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** An ISO 8601 moment, or milliseconds since the epoch. */
type At = string | number;

/**
 * How times and days are written for people, in one language and one time zone. Sentences, promises
 * and deadlines show the full time; a recent moment may show its age.
 */
export interface Times {
  /** '25 de nov. de 2026, 16:42' */
  readonly moment: (at: At) => string;
  /**
   * '25 de nov. de 2026, 16:42 (Brasília)': for money, and for anything that starts or ends then.
   */
  readonly zonedMoment: (at: At) => string;
  /** '25 de nov. de 2026, 16:42:05 (Brasília)': for receipts. */
  readonly exactMoment: (at: At) => string;
  /** '2026-11-25 16:42:05': for exports, and for announcements (S6). */
  readonly sortableMoment: (at: At) => string;
  /** '16:42' */
  readonly timeOfDay: (at: At) => string;
  /** '25 de nov. de 2026', for a moment or a day in yyyy-MM-dd. */
  readonly day: (at: At) => string;
  /** '25 de nov.': if room is short and the year is known. */
  readonly shortDay: (at: At) => string;
  /** A range of days: '18 – 25 de nov. de 2026'. */
  readonly days: (first: At, last: At) => string;
  /** A range of moments: '25 de nov. de 2026 16:00 – 17:00'. */
  readonly moments: (from: At, until: At) => string;
  /**
   * 'há 5 minutos' for a moment of the last 24 hours; undefined for others. `now` in milliseconds.
   */
  readonly age: (at: At, now: number) => string | undefined;
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

  return {
    moment: writeIn(moment),
    zonedMoment: inZone(writeIn(moment)),
    exactMoment: inZone(writeIn(exact)),
    // The Swedish locale formats like ISO.
    sortableMoment: writeIn(formatsIn('sv', zone, { dateStyle: 'short', timeStyle: 'medium' })),
    timeOfDay: writeIn(formatsIn(tag, zone, { timeStyle: 'short' })),
    day: writeIn(day),
    shortDay: writeIn(formatsIn(tag, zone, { day: 'numeric', month: 'short' })),
    days: writeRangeIn(day),
    moments: writeRangeIn(moment),
    age: (at, now) => ageText(now - new Date(at).getTime(), ages),
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
  if (age <= -MINUTE || age >= DAY) return undefined;
  if (age < MINUTE) return format.format(0, 'second');
  return age < HOUR
    ? format.format(-Math.floor(age / MINUTE), 'minute')
    : format.format(-Math.floor(age / HOUR), 'hour');
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
