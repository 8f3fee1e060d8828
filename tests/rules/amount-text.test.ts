import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/entities/language.ts';
import { type Currency, currencies } from '#contract/entities/money.ts';
import { type AmountProblem, readAmount } from '#contract/rules/amount-text.ts';

const read = (text: string, decimalMark = ',', currency: Currency = 'BRL') => {
  const reading = readAmount(text, decimalMark, currency);
  return reading.ok ? reading.amount : reading.problem;
};

describe('an amount as people write it (W2)', () => {
  test.each<[string, number]>([
    ['50', 5_000],
    ['0050', 5_000],
    ['50,5', 5_050],
    ['50.50', 5_050],
    ['1.234,56', 123_456],
    ['1,234.56', 123_456],
    ['1 234,56', 123_456],
    ['1\u00a0234,56', 123_456],
    ['1’234.50', 123_450],
    ['1.234.567', 123_456_700],
    ['12,34,567.89', 123_456_789],
    ['R$ 10', 1_000],
    ['R$\u00a01.234,56', 123_456],
    ['10 BRL', 1_000],
    ['10 R$', 1_000],
    ['brl10', 1_000],
    ['١٢٫٥', 1_250],
    ['١٬٢٣٤٫٥٦', 123_456],
    ['۱۲۳', 12_300],
    ['๑๐๐', 10_000],
    ['１２．５０', 1_250],
    [',50', 50],
    ['10,', 1_000],
  ])('%j is read', (text, amount) => {
    // On a page whose language sets decimals off by a comma.
    expect(read(text)).toBe(amount);
  });

  test.each<[string, AmountProblem]>([
    ['', 'empty'],
    ['   ', 'empty'],
    ['R$', 'empty'],
    ['US$ 50', 'otherCurrency'],
    ['$50', 'otherCurrency'],
    ['＄50', 'otherCurrency'],
    ['€50', 'otherCurrency'],
    ['50 €', 'otherCurrency'],
    ['£', 'otherCurrency'],
    ['-£5', 'otherCurrency'],
    ['¥ 1.000', 'otherCurrency'],
    ['50 USD', 'otherCurrency'],
    ['usd50', 'otherCurrency'],
    ['R$ 50 USD', 'otherCurrency'],
    ['HK$ 50', 'otherCurrency'],
    ['RM 10', 'otherCurrency'],
    ['10 kr', 'otherCurrency'],
    ['CHF 10', 'otherCurrency'],
    ['US$ abc', 'otherCurrency'],
    ['abc', 'notANumber'],
    ['1e5', 'notANumber'],
    ['10 20x', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1,2,3', 'notANumber'],
    ['1.2.3,4', 'notANumber'],
    ['1.234,56,7', 'notANumber'],
    ['.', 'notANumber'],
    ['--5', 'notANumber'],
    ['½', 'notANumber'],
    ['<b>5</b>', 'notANumber'],
    ['9'.repeat(65), 'notANumber'],
    ['10,001', 'unclear'],
    ['0,001', 'tooPrecise'],
    ['1234,5678', 'tooPrecise'],
    ['-5', 'negative'],
    ['R$ -5', 'negative'],
    ['\u22125,00', 'negative'],
    ['99999999999999', 'tooLarge'],
  ])('%j is not an amount: %s', (text, problem) => {
    expect(read(text)).toBe(problem);
  });

  test('a separator before three digits is read by the language, or refused', () => {
    expect(read('1.234', ',')).toBe(123_400);
    expect(read('1,234', '.')).toBe(123_400);
    expect(read('1,234', ',')).toBe('unclear');
    expect(read('1.234', '.')).toBe('unclear');
    expect(read('0.123', '.')).toBe('tooPrecise');
  });

  test('zero is an amount, with any sign', () => {
    expect(read('0')).toBe(0);
    expect(read('-0,00')).toBe(0);
  });
});

const markOf = (tag: string) =>
  new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/** Every currency that this computer knows. */
const allCurrencies = Intl.supportedValuesOf('currency');

/**
 * An amount as a language writes it with a currency; undefined if the sign is neither before nor
 * after.
 */
const writtenIn = (hundredths: number, tag: string, currency: string) =>
  new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(hundredths / 100);

const signOf = (tag: string, currency: string) =>
  new Intl.NumberFormat(tag, { style: 'currency', currency })
    .formatToParts(1)
    .find(({ type }) => type === 'currency')?.value ?? '';
/** Signs that several currencies have, also one of the portal's. */
const sharedSigns = new Set(['$', 'US$', '¥', '￥', '元']);

describe('properties', () => {
  const tags = Object.values(languages).map(({ tag }) => tag);
  const amount = fc.integer({ min: 0, max: 9_999_999_999_999 });

  test('amounts in the account’s currency are read back in any language (W2)', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...tags),
        fc.constantFrom(...currencies),
        (hundredths, tag, currency) => {
          const text = writtenIn(hundredths, tag, currency);
          expect(read(text, markOf(tag), currency), `${tag} ${text}`).toBe(hundredths);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('amounts in another currency are never accepted, in any language (W2)', () => {
    fc.assert(
      fc.property(
        amount,
        fc.constantFrom(...tags),
        fc.constantFrom(...currencies),
        fc.constantFrom(...allCurrencies),
        (hundredths, tag, currency, other) => {
          const text = writtenIn(hundredths, tag, other);
          // Some currencies share a sign: `$` in Mexico is the peso.
          fc.pre(signOf(tag, other) !== signOf(tag, currency) && other !== currency);
          fc.pre(!sharedSigns.has(signOf(tag, other)));
          expect(['otherCurrency', 'notANumber'], `${tag} ${text}`).toContain(
            read(text, markOf(tag), currency),
          );
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test('the code of another currency, before or after, is recognised (W2)', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999),
        fc.constantFrom(...currencies),
        fc.constantFrom(...allCurrencies),
        fc.boolean(),
        fc.boolean(),
        (units, currency, other, isBefore, isSmall) => {
          const code = isSmall ? other.toLowerCase() : other;
          const text = isBefore ? `${code} ${units}` : `${units} ${code}`;
          expect(read(text, ',', currency)).toBe(
            other === currency ? units * 100 : 'otherCurrency',
          );
        },
      ),
      { numRuns: 2_000 },
    );
  });
  test('amounts are read back in each language of the portal', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...tags), fc.boolean(), (hundredths, tag, isCurrency) => {
        const text = new Intl.NumberFormat(tag, {
          minimumFractionDigits: 2,
          ...(isCurrency && { style: 'currency', currency: 'BRL' }),
        }).format(hundredths / 100);
        expect(read(text, markOf(tag)), `${tag} ${text}`).toBe(hundredths);
      }),
      { numRuns: 1_000 },
    );
  });

  test('any text gives a whole number that is not negative, or a reason', () => {
    const character = fc.constantFrom(...Array.from('0123456789.,-+ R$€eE٠٫٬\u00a0x'));
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: character })),
        fc.constantFrom(',', '.'),
        (text, decimalMark) => {
          const reading = readAmount(text, decimalMark, 'BRL');
          if (reading.ok) {
            expect(Number.isSafeInteger(reading.amount)).toBe(true);
            expect(reading.amount).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('plain digits with a comma are read as written', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.nat(99), (units, hundredths) => {
        const decimals = String(hundredths).padStart(2, '0');
        expect(read(`${units},${decimals}`)).toBe(units * 100 + hundredths);
        expect(read(`${units}.${decimals}`)).toBe(units * 100 + hundredths);
      }),
    );
  });
});
