import * as fc from 'fast-check';
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { checkMobile, type MobileCountry, nationalNumber } from '#contract/rules/mobile.ts';

/** Any one of the characters of a text. */
const oneOf = (characters: string) => fc.constantFrom(...Array.from(characters));

const brazil: MobileCountry = {
  countryCode: 'BR',
  countryDialingCode: '+55',
  minDigits: 10,
  maxDigits: 11,
};

describe('a mobile number', () => {
  test.each(['11987654321', '(11) 98765-4321', '+55 11 98765-4321', '11 98765 4321', '1198765432'])(
    '%s fits Brazil',
    (typed) => {
      expect(checkMobile('mobileNum', typed, brazil)).toBeUndefined();
    },
  );

  test.each([
    '119876543',
    '119876543210',
    '11987a54321',
    '+1 11987654321',
    '１１９８７６５４３２１',
    '١١٩٨٧٦٥٤٣٢١',
    '11987654321\u202e',
    '9'.repeat(10_000),
  ])('%s does not', (typed) => {
    expect(checkMobile('mobileNum', typed, brazil)).toEqual({
      field: 'mobileNum',
      rule: 'mobile',
      min: 10,
      max: 11,
    });
  });

  test('has to be there when it is required', () => {
    expect(checkMobile('mobileNum', ' ', brazil)).toEqual({ field: 'mobileNum', rule: 'required' });
    expect(checkMobile('mobileNum', '', brazil, false)).toBeUndefined();
    expect(checkMobile('mobileNum', '1', brazil, false)?.rule).toBe('mobile');
  });

  test('is sent as digits alone', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: oneOf('0123456789'), minLength: 1, maxLength: 14 }),
        (digits) => {
          const typed = digits.replaceAll(/(..)/gu, '$1 ').replace(' ', '-');
          expect(nationalNumber(typed, brazil)).toBe(digits);
          expect(nationalNumber(`+55 (${digits})`, brazil)).toBe(digits);
        },
      ),
    );
  });

  test('of any country fits the widest bounds when no country is chosen', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (!example) continue;
      const national = example.nationalNumber;
      expect(checkMobile('mobileNum', national, undefined), country).toBeUndefined();
      const exact: MobileCountry = {
        countryCode: country,
        countryDialingCode: `+${getCountryCallingCode(country)}`,
        minDigits: national.length,
        maxDigits: national.length,
      };
      expect(
        checkMobile('mobileNum', example.formatInternational(), exact),
        country,
      ).toBeUndefined();
    }
  });
});
