import { getCountries, getCountryCallingCode, Metadata } from 'libphonenumber-js/mobile';
import type { Country } from '#contract/entities/site.ts';
import type { MobileCountry } from '#contract/rules/mobile.ts';

/** Every country with its dialing code and the lengths of its mobile numbers (A7). */
export const countries: readonly Country[] = getCountries().map((countryCode) => {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(countryCode);
  const plan = metadata.numberingPlan;
  const lengths = plan?.possibleLengths() ?? [];
  return {
    countryCode,
    countryDialingCode: `+${getCountryCallingCode(countryCode)}`,
    minDigits: Math.min(...lengths),
    maxDigits: Math.max(...lengths),
  };
});

/**
 * What numbers behind a dialing code look like. Where countries share one, a number of any of
 * them is good: the code is all that the call says.
 */
export function countryByDialingCode(dialingCode: string): MobileCountry | undefined {
  const sharing = countries.filter((country) => country.countryDialingCode === dialingCode);
  const [first] = sharing;
  if (!first) return undefined;
  return {
    ...first,
    minDigits: Math.min(...sharing.map(({ minDigits }) => minDigits)),
    maxDigits: Math.max(...sharing.map(({ maxDigits }) => maxDigits)),
  };
}
