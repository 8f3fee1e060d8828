/** A unit of time that durations are written in. */
export type SpanUnit = 'minute' | 'hour' | 'day' | 'week' | 'month' | 'year';

const formats = new Map<string, Intl.NumberFormat>();

/** A duration in words, with the plural of the language: '1 day', '30 minutos'. */
export function spanText(count: number, unit: SpanUnit, tag: string): string {
  const key = `${tag} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
    formats.set(key, format);
  }
  return format.format(count);
}

const MINUTES_OF_HOUR = 60;

/** A time in hours and minutes: '2 hours 30 minutes'. @param minutes whole ones */
export function minutesText(minutes: number, tag: string): string {
  const hours = Math.floor(minutes / MINUTES_OF_HOUR);
  const rest = minutes % MINUTES_OF_HOUR;
  return [
    ...(hours > 0 ? [spanText(hours, 'hour', tag)] : []),
    ...(rest > 0 || hours === 0 ? [spanText(rest, 'minute', tag)] : []),
  ].join(' ');
}
