import * as fc from 'fast-check';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
} from 'libphonenumber-js';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import {
  checkMobile,
  countryNamedBy,
  type MobileCountry,
  nationalNumber,
} from '#contract/rules/mobile.ts';
import { countries } from '#fake-server/world/verification/countries.ts';

/** Any one of the characters of a text. */
const oneOf = (characters: string) => fc.constantFrom(...Array.from(characters));

const brazil: MobileCountry = {
  countryCode: 'BR',
  countryDialingCode: '+55',
  trunkPrefix: '0',
  minDigits: 11,
  maxDigits: 11,
};

describe('a mobile number', () => {
  test.each([
    '11987654321',
    '(11) 98765-4321',
    '+55 11 98765-4321',
    '11 98765 4321',
    '11.98765.4321',
    // As phones fill it in, and as people write it abroad and at home.
    '5511987654321',
    '0055 11 98765-4321',
    '011 98765-4321',
    '+55 (011) 98765-4321',
    '＋55 11 98765-4321',
    // As contact apps copy it: dashes of print, and marks of direction around it.
    '+55 11 98765\u20114321',
    '11 98765\u20134321',
    '\u202a+55 11 98765-4321\u202c',
    '\u200e11\u00a098765\u20094321',
  ])('%s fits Brazil (A6)', (typed) => {
    expect(checkMobile('mobileNum', typed, brazil)).toBeUndefined();
    expect(nationalNumber(typed, brazil)).toBe('11987654321');
  });

  test('keeps an area code that is the dialing code of its country (A6)', () => {
    expect(nationalNumber('55 98765-4321', brazil)).toBe('55987654321');
    expect(nationalNumber('+55 55 98765-4321', brazil)).toBe('55987654321');
  });

  test.each([
    '98765-4321',
    '1198765432',
    '0 11 8765-4321',
    '119876543',
    '119876543210',
    '11987a54321',
    '+1 11987654321',
    '１１９８７６５４３２１',
    '١١٩٨٧٦٥٤٣٢١',
    '9'.repeat(10_000),
  ])('%s does not', (typed) => {
    expect(checkMobile('mobileNum', typed, brazil)).toEqual({
      field: 'mobileNum',
      rule: 'mobile',
      min: 11,
      max: 11,
    });
  });

  test('must be present when required', () => {
    expect(checkMobile('mobileNum', ' ', brazil)).toEqual({ field: 'mobileNum', rule: 'required' });
    expect(checkMobile('mobileNum', '', brazil, false)).toBeUndefined();
    expect(checkMobile('mobileNum', '1', brazil, false)?.rule).toBe('mobile');
  });

  test('is sent as digits alone', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: oneOf('123456789'), minLength: 11, maxLength: 11 }),
        (digits) => {
          const typed = digits.replaceAll(/(..)/gu, '$1 ').replace(' ', '-');
          expect(nationalNumber(typed, brazil)).toBe(digits);
          expect(nationalNumber(`+55 (${digits})`, brazil)).toBe(digits);
        },
      ),
    );
  });

  test('of any country is valid when no country is chosen', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (!example) continue;
      const national = example.nationalNumber;
      expect(checkMobile('mobileNum', national, undefined), country).toBeUndefined();
      const exact: MobileCountry = {
        countryCode: country,
        countryDialingCode: `+${getCountryCallingCode(country)}`,
        trunkPrefix: '',
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

const byCode = (code: string) => countries.find(({ countryCode }) => countryCode === code);

describe('the countries (A6, A7)', () => {
  test('accept only mobile numbers, with area code', () => {
    expect(byCode('BR')).toMatchObject({ minDigits: 11, maxDigits: 11, trunkPrefix: '0' });
    expect(byCode('GB')).toMatchObject({ minDigits: 10, maxDigits: 10 });
    expect(byCode('IN')).toMatchObject({ minDigits: 10, maxDigits: 10 });
  });

  test('accept an example of each, in both forms', () => {
    const misread = countries.flatMap((country) => {
      const code = country.countryCode as CountryCode;
      const example = getExampleNumber(code, examples);
      if (!example) return [];
      return [example.formatNational(), example.formatInternational()]
        .filter((typed) => nationalNumber(typed, country) !== example.nationalNumber)
        .map((typed) => `${code} ${typed}`);
    });
    // Argentina writes a 15 into the middle of a number at home, Belarus a zero beside its eight.
    expect(misread).toEqual(['AR 011 15-2345-6789', 'BY 8 029 491-19-11']);
  });

  test.each([
    ['+1 415 555-0100', 'US'],
    ['001 415 555-0100', 'US'],
    ['+351 912 345 678', 'PT'],
    ['\u202a+44 7911 123456\u202c', 'GB'],
    ['+7 912 345-67-89', 'RU'],
  ])('%s chooses %s', (typed, code) => {
    expect(countryNamedBy(typed, countries, byCode('BR'))?.countryCode).toBe(code);
  });

  test.each(['11 98765-4321', '+55 11 98765-4321', '+', '+99', 'a'])('%s chooses none', (typed) => {
    expect(countryNamedBy(typed, countries, byCode('BR'))).toBeUndefined();
  });

  test('keep the chosen country when a dialing code is shared', () => {
    expect(countryNamedBy('+1 416 555-0100', countries, byCode('CA'))).toBeUndefined();
  });
});
