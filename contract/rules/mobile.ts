import type { FieldError } from '../errors.ts';

/** What a country's mobile numbers look like, as the server publishes it (A6, A7). */
export interface MobileCountry {
  /** ISO 3166, two letters. */
  readonly countryCode: string;
  /** With the plus sign: '+55'. */
  readonly countryDialingCode: string;
  /** What people dial before a number inside the country: '0' in Brazil; empty where nothing. */
  readonly trunkPrefix: string;
  /** Digits of a national mobile number. */
  readonly minDigits: number;
  readonly maxDigits: number;
}

/** Brazil: two digits of the area, and eight or nine of the phone itself. */
export const brazil: MobileCountry = {
  countryCode: 'BR',
  countryDialingCode: '+55',
  trunkPrefix: '0',
  minDigits: 10,
  maxDigits: 11,
};

/** Digits of a national number when no country is chosen: the limits of E.164. */
const ANY_COUNTRY = { minDigits: 4, maxDigits: 14 } as const;
const LONGEST_TYPED_NUMBER = 60;

/** What people type, and apps copy along, between digits: marks of direction are invisible. */
const betweenDigits =
  /[\p{Zs}\p{Pd}()./\t\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Digits alone, after a plus sign where the number begins with one or with 00; else undefined. */
function plainNumber(typed: string): string | undefined {
  if (typed.length > LONGEST_TYPED_NUMBER) return undefined;
  const plain = typed.replaceAll(betweenDigits, '').replace(/^(?:\uff0b|00)/u, '+');
  return /^\+?[0-9]+$/u.test(plain) ? plain : undefined;
}

/** The number without what is dialed before it inside its country. */
function withoutTrunk(digits: string, { trunkPrefix }: MobileCountry): string {
  return trunkPrefix !== '' && digits.startsWith(trunkPrefix)
    ? digits.slice(trunkPrefix.length)
    : digits;
}

/** What a number may mean in a country, the likeliest first. */
function readings(plain: string, country: MobileCountry): readonly string[] {
  const code = country.countryDialingCode;
  if (plain.startsWith('+')) {
    if (!plain.startsWith(code)) return [];
    const rest = plain.slice(code.length);
    return [rest, withoutTrunk(rest, country)];
  }
  const national = withoutTrunk(plain, country);
  // Phones fill in the whole number, at times without its plus sign.
  const international = plain.startsWith(code.slice(1)) ? [plain.slice(code.length - 1)] : [];
  // No number begins with a zero that is dialed before it.
  return country.trunkPrefix === '0'
    ? [national, ...international]
    : [plain, national, ...international];
}

/**
 * The national number as it is sent and stored: digits alone. People type spaces, dashes, dots and
 * brackets, begin with the dialing code ('+55', '0055', '55') or with the digit that is dialed
 * inside the country ('011…'), and paste marks of direction that nobody sees. Undefined when it is
 * of another country, or when there is anything else in it; digits of other scripts are that.
 */
export function nationalNumber(
  typed: string,
  country: MobileCountry | undefined,
): string | undefined {
  const plain = plainNumber(typed);
  if (plain === undefined) return undefined;
  if (country === undefined) return plain.startsWith('+') ? undefined : plain;
  const possible = readings(plain, country);
  return possible.find((digits) => fits(digits, country)) ?? possible[0];
}

function fits({ length }: string, { minDigits, maxDigits }: typeof ANY_COUNTRY | MobileCountry) {
  return length >= minDigits && length <= maxDigits;
}

/** Checks that a required mobile number is present and fits its country (A6). */
export function checkMobile(
  field: string,
  typed: string | undefined,
  country: MobileCountry | undefined,
  required = true,
): FieldError | undefined {
  const text = typed ?? '';
  if (text.trim() === '') return required ? { field, rule: 'required' } : undefined;
  const bounds = country ?? ANY_COUNTRY;
  if (fits(nationalNumber(text, country) ?? '', bounds)) return undefined;
  return { field, rule: 'mobile', min: bounds.minDigits, max: bounds.maxDigits };
}

/** A country that a typed number can choose. */
export interface DialedCountry extends MobileCountry {
  /** Of the countries that share its dialing code, the one that most numbers are of. */
  readonly leadsDialingCode: boolean;
}

/**
 * The country that a number names by its dialing code ('+1 415…', '001 415…'); undefined where it
 * names none, or the one that is chosen already (A7).
 */
export function countryNamedBy<Country extends DialedCountry>(
  typed: string,
  countries: readonly Country[],
  chosen: Country | undefined,
): Country | undefined {
  const plain = plainNumber(typed);
  if (!plain?.startsWith('+')) return undefined;
  if (chosen && plain.startsWith(chosen.countryDialingCode)) return undefined;
  return countries.find(
    ({ countryDialingCode, leadsDialingCode }) =>
      leadsDialingCode && plain.startsWith(countryDialingCode),
  );
}
