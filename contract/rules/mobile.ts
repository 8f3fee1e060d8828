import type { FieldError } from '../errors.ts';

/** What a country's mobile numbers look like, as the server publishes it (A6, A7). */
export interface MobileCountry {
  /** ISO 3166, two letters. */
  readonly countryCode: string;
  /** With the plus sign: '+55'. */
  readonly countryDialingCode: string;
  /** Digits of a national mobile number. */
  readonly minDigits: number;
  readonly maxDigits: number;
}

/** Digits of a national number when no country is chosen: the limits of E.164. */
const ANY_COUNTRY = { minDigits: 4, maxDigits: 14 } as const;
const LONGEST_TYPED_NUMBER = 40;

/**
 * The national number as it is sent and stored: digits alone. People type spaces, hyphens,
 * dots and brackets, and may begin with the dialing code. Undefined when there is anything
 * else in it; digits of other scripts count as anything else.
 */
export function nationalNumber(
  typed: string,
  country: Pick<MobileCountry, 'countryDialingCode'> | undefined,
): string | undefined {
  if (typed.length > LONGEST_TYPED_NUMBER) return undefined;
  const plain = typed.replaceAll(/[ ().\-\u00a0]/gu, '');
  const prefix = country?.countryDialingCode;
  const national = prefix && plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
  return /^[0-9]+$/u.test(national) ? national : undefined;
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
  const { minDigits: min, maxDigits: max } = country ?? ANY_COUNTRY;
  const digits = nationalNumber(text, country)?.length ?? 0;
  return digits >= min && digits <= max ? undefined : { field, rule: 'mobile', min, max };
}
