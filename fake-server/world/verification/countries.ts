import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  Metadata,
  type NumberingPlan,
} from 'libphonenumber-js/mobile';
import metadata from 'libphonenumber-js/mobile/metadata';
import type { Country } from '#contract/entities/site.ts';
import type { MobileCountry } from '#contract/rules/mobile.ts';

/** Numbering plan data beyond the library's own types. */
interface WholePlan extends NumberingPlan {
  /** The trunk prefix is a zero, the number, or nothing. */
  nationalPrefix(): string | 0 | undefined;
  type(name: 'MOBILE'): { possibleLengths(): readonly number[] } | undefined;
}

/**
 * Corrections where the library accepts lengths that are no longer issued. Brazil: since 2016 every
 * mobile number has nine digits after its two-digit area code.
 */
const corrected: Partial<Record<CountryCode, readonly number[]>> = { BR: [11] };

function planOf(countryCode: CountryCode): WholePlan {
  const plans = new Metadata();
  plans.selectNumberingPlan(countryCode);
  return plans.numberingPlan as WholePlan;
}

/** Every country with its dialing code and the lengths of its mobile numbers (A6, A7). */
export const countries: readonly Country[] = getCountries().map((countryCode) => {
  const plan = planOf(countryCode);
  // The whole plan includes numbers without an area code.
  const lengths =
    corrected[countryCode] ?? plan.type('MOBILE')?.possibleLengths() ?? plan.possibleLengths();
  const dialingCode = getCountryCallingCode(countryCode);
  return {
    countryCode,
    countryDialingCode: `+${dialingCode}`,
    leadsDialingCode: metadata.country_calling_codes[dialingCode]?.[0] === countryCode,
    trunkPrefix: plan.nationalPrefix() || '',
    minDigits: Math.min(...lengths),
    maxDigits: Math.max(...lengths),
  };
});

/**
 * Numbers of a dialing code. If countries share one, numbers of each are valid: the call only gives
 * the code.
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
