type MoneyOptions = Pick<
  Intl.NumberFormatOptions,
  'notation' | 'signDisplay' | 'trailingZeroDisplay'
>;

const formats = new Map<string, Intl.NumberFormat>();

/**
 * The one place that formats amounts (T0): separators, decimals and the sign of the currency as in the
 * language; a minus is the real one (−), which a screen reader says.
 *
 * @param hundredths of the currency unit
 * @param tag the BCP 47 tag of the language
 */
export function moneyText(
  hundredths: number,
  currency: string,
  tag: string,
  options?: MoneyOptions,
): string {
  const key = tag + currency + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(tag, { style: 'currency', currency, ...options });
    formats.set(key, format);
  }
  return format.format(hundredths / 100).replace('-', '−');
}
