/** A duration in words, with the plural of the language: '1 day', '30 minutos'. */
export function spanText(count: number, unit: 'day' | 'hour' | 'minute', tag: string): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
