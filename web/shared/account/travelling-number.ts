import { nationalNumber } from '#contract/rules/mobile.ts';
import type { Services } from '#web/shared/services/services.ts';
import { countryOf } from './use-countries.ts';

/** A mobile number as a person typed it, with the country that they chose. */
export interface TypedNumber {
  /** Two letters; empty for the visitor's own country. */
  readonly countryCode: string;
  readonly mobileNum: string;
}

/** The number as it travels: its country's dialing code, and digits alone. */
export function travellingNumber(
  services: Pick<Services, 'api' | 'queryClient'>,
  { countryCode, mobileNum }: TypedNumber,
) {
  const country = countryOf(services, countryCode);
  return {
    countryDialingCode: country?.countryDialingCode ?? '',
    mobileNum: nationalNumber(mobileNum, country) ?? mobileNum,
  };
}

/** The number with its dialing code, as Firebase takes it: '+5511987654321'. */
export function internationalNumber(
  services: Pick<Services, 'api' | 'queryClient'>,
  typed: TypedNumber,
): string {
  const { countryDialingCode, mobileNum } = travellingNumber(services, typed);
  return countryDialingCode + mobileNum;
}
