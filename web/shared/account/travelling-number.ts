import type { Outcome } from '#contract/errors.ts';
import { checkMobile, nationalNumber } from '#contract/rules/mobile.ts';
import type { Services } from '#web/shared/services/services.ts';
import { countriesKnown, countryOf } from './use-countries.ts';

/** A mobile number as a person typed it, with the country that they chose. */
export interface TypedNumber {
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly mobileNum: string;
}

/** The number as it travels: its country's dialing code, and digits alone. */
export interface TravellingNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/**
 * The number as it travels. Who was quicker than the list of countries waits for it: without it the
 * dialing code is not known.
 */
export async function travellingNumber(
  services: Pick<Services, 'queryClient'>,
  { countryCode, mobileNum }: TypedNumber,
): Promise<Outcome<TravellingNumber>> {
  const known = await countriesKnown(services);
  if (!known.ok) return known;
  const country = countryOf(services, countryCode);
  return {
    ok: true,
    value: {
      countryDialingCode: country?.countryDialingCode ?? '',
      mobileNum: nationalNumber(mobileNum, country) ?? mobileNum,
    },
  };
}

/** The number with its dialing code, as Firebase takes it: '+5511987654321'. */
export function internationalNumber({ countryDialingCode, mobileNum }: TravellingNumber): string {
  return countryDialingCode + mobileNum;
}

/** The typed number with its dialing code; empty without a number or a known country. */
export function numberTyped(
  services: Pick<Services, 'queryClient'>,
  { countryCode, mobileNum }: TypedNumber,
): string {
  const country = countryOf(services, countryCode);
  if (!country || checkMobile('mobileNum', mobileNum, country)) return '';
  return country.countryDialingCode + (nationalNumber(mobileNum, country) ?? '');
}

/** A number as it is shown: it is known again by its last digits, and nobody else can read it. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
