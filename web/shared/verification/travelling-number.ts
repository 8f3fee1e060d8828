import type { Outcome } from '#contract/errors.ts';
import { checkMobile, nationalNumber } from '#contract/rules/mobile.ts';
import type { Services } from '#web/shared/services/services.ts';
import { countriesKnown, countryOf } from './use-countries.ts';

/** A typed mobile number with the chosen country. */
export interface TypedNumber {
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly mobileNum: string;
}

/** The number on the wire: its dialing code, and digits only. */
export interface TravellingNumber {
  readonly countryDialingCode: string;
  readonly mobileNum: string;
}

/** The number on the wire. It waits for the list of countries, which has the dialing code. */
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

/** The number with its dialing code, for Firebase: '+5511987654321'. */
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

/** A masked number: its owner recognises the last digits, and nobody else can read it. */
export function maskedNumber(number: string): string {
  return `•••• ${number.slice(-4)}`;
}
