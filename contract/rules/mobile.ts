import type { FieldError } from '../errors.ts';

/** The format of a country's mobile numbers, as the server publishes it (A6, A7). */
export interface MobileCountry {
  /** ISO 3166, two letters. */
  readonly countryCode: string;
  /** With the plus sign: '+55'. */
  readonly countryDialingCode: string;
  /** The trunk prefix for calls inside the country: '0' in Brazil; may be empty. */
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

/** Digits of a national number if no country is chosen: the limits of E.164. */
const ANY_COUNTRY = { minDigits: 4, maxDigits: 14 } as const;
const LONGEST_TYPED_NUMBER = 60;

/** Characters between digits that people type and apps copy; direction marks are invisible. */
const betweenDigits =
  /[\p{Zs}\p{Pd}()./\t\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** Digits only, with a plus sign if the number begins with one or with 00; else undefined. */
function plainNumber(typed: string): string | undefined {
  if (typed.length > LONGEST_TYPED_NUMBER) return undefined;
  const plain = typed.replaceAll(betweenDigits, '').replace(/^(?:\uff0b|00)/u, '+');
  return /^\+?[0-9]+$/u.test(plain) ? plain : undefined;
}

/** The number without its trunk prefix. */
function withoutTrunk(digits: string, { trunkPrefix }: MobileCountry): string {
  return trunkPrefix !== '' && digits.startsWith(trunkPrefix)
    ? digits.slice(trunkPrefix.length)
    : digits;
}

/** The possible national numbers in a country, most likely first. */
function readings(plain: string, country: MobileCountry): readonly string[] {
  const code = country.countryDialingCode;
  if (plain.startsWith('+')) {
    if (!plain.startsWith(code)) return [];
    const rest = plain.slice(code.length);
    return [rest, withoutTrunk(rest, country)];
  }
  const national = withoutTrunk(plain, country);
  // Phones autofill the international number, sometimes without its plus sign.
  const international = plain.startsWith(code.slice(1)) ? [plain.slice(code.length - 1)] : [];
  // No number begins with the trunk prefix.
  return country.trunkPrefix === '0'
    ? [national, ...international]
    : [plain, national, ...international];
}

/**
 * The national number as it is sent and stored: digits only. People type spaces, dashes, dots and
 * brackets, start with the dialing code ('+55', '0055', '55') or the trunk prefix ('011…'), and
 * paste invisible direction marks. Undefined if it belongs to another country or contains anything
 * else, such as digits of other scripts.
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

/** Checks that a required mobile number is present and valid in its country (A6). */
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

/** A country that a typed number can select. */
export interface DialedCountry extends MobileCountry {
  /** The main country of a shared dialing code. */
  readonly leadsDialingCode: boolean;
}

/**
 * The country of a number's dialing code ('+1 415…', '001 415…'); undefined if it has none, or if
 * that country is already chosen (A7).
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
