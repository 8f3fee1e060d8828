const formats = new Map<string, Intl.NumberFormat>();

/** A duration in words, with the plural of the language: '1 day', '30 minutos'. */
export function spanText(count: number, unit: 'day' | 'hour' | 'minute', tag: string): string {
  const key = `${tag} ${unit}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
    formats.set(key, format);
  }
  return format.format(count);
}
