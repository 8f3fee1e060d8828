import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField, type FieldRule } from '#contract/rules/field-rules.ts';
import { patternExamples } from '#contract/rules/pattern-examples.ts';
import { compilePattern } from '#contract/rules/pattern-safety.ts';
import { type PatternName, type PatternRule, patternRules } from '#contract/rules/patterns.ts';

/** Any one of the characters of a text. */
const oneOf = (characters: string) => fc.constantFrom(...Array.from(characters));

const entries = Object.entries(patternRules) as [PatternName, PatternRule][];

const ruleOf = ({ acceptedPattern, patternId }: PatternRule): FieldRule => ({
  enabled: true,
  required: false,
  minLength: 1,
  maxLength: 255,
  acceptedPattern,
  patternId,
});

const letter = oneOf('abcxyzABCXYZ');
const capital = oneOf('ABCXYZ');
const small = oneOf('abcxyz');
const digit = oneOf('0123456789');
const symbol = oneOf('!@#$%&*_-+=.,;:€');
const han = oneOf('王小明你好世界阿里𠮷');
const words = (character: fc.Arbitrary<string>, min = 1, max = 20): fc.Arbitrary<string> =>
  fc.string({ unit: character, minLength: min, maxLength: max });
const shuffled = (...parts: fc.Arbitrary<string>[]) =>
  fc
    .tuple(...parts)
    .chain((chosen) =>
      fc.shuffledSubarray(chosen, { minLength: chosen.length, maxLength: chosen.length }),
    )
    .map((chosen) => chosen.join(''));
const two = (value: number) => String(value).padStart(2, '0');

/** For each variant, text made by another description of it than its pattern. */
const accepted: Record<PatternName, fc.Arbitrary<string>> = {
  freeText: words(oneOf('aZ9 é王!ไ')),
  lettersAndDigits: words(fc.oneof(letter, digit)),
  firstLetter: fc
    .tuple(letter, words(fc.oneof(letter, digit, symbol), 0))
    .map(([first, rest]) => first + rest),
  chineseAndDigits: words(fc.oneof(han, digit)),
  email: fc.emailAddress({ size: 'small' }).filter((address) => /\.[A-Za-z]{2,18}$/u.test(address)),
  digits: words(digit),
  lettersPlusDigits: shuffled(letter, digit, words(fc.oneof(letter, digit), 0)),
  uppercaseRequired: shuffled(capital, words(fc.oneof(small, digit, symbol), 0)),
  englishLettersAndSpaces: shuffled(letter, words(fc.oneof(letter, fc.constant(' ')), 0)),
  noSpaces: words(fc.oneof(letter, digit, symbol, han)),
  chineseWithPunctuation: shuffled(han, words(fc.oneof(han, oneOf('，。！？·')), 0)),
  date: fc
    .tuple(
      fc.date({
        min: new Date('0001-01-01T00:00:00Z'),
        max: new Date('9999-12-31T00:00:00Z'),
        noInvalidDate: true,
      }),
      fc.boolean(),
    )
    .map(([moment, yearFirst]) => {
      const [year = '', month = '', day = ''] = moment.toISOString().slice(0, 10).split('-');
      return yearFirst ? `${year}-${month}-${day}` : `${month}-${day}-${year}`;
    }),
  thai: words(oneOf('กขคงจฉชสมาย')),
  korean: words(oneOf('김철수박이영희한국')),
  fullName: fc
    .array(
      fc.tuple(letter, words(oneOf('abcéãç'), 0, 8)).map((parts) => parts.join('')),
      { minLength: 2, maxLength: 5 },
    )
    .map((names) => names.join(' ')),
  uppercaseOnly: words(capital),
  strong: shuffled(
    capital,
    small,
    digit,
    symbol,
    words(fc.oneof(capital, small, digit, symbol), 0),
  ),
};

test('there are seventeen variants, each with its own id', () => {
  expect(entries).toHaveLength(17);
  expect(new Set(entries.map(([, { patternId }]) => patternId)).size).toBe(17);
});

describe.each(entries)('%s', (name, rule) => {
  test('is a pattern that the safety rule lets through', () => {
    expect(compilePattern(rule.acceptedPattern).kind).toBe(
      rule.acceptedPattern === '*' ? 'matchAll' : 'expression',
    );
  });

  test.each(patternExamples[name].passes.map((text) => [text]))('accepts %j', (text) => {
    expect(checkField('field', text, ruleOf(rule))).toBeUndefined();
  });

  test('refuses its counter-examples, and says which pattern', () => {
    const required = { ...ruleOf(rule), required: true };
    for (const text of patternExamples[name].fails) {
      const error = checkField('field', text, required);
      if (text.trim() === '') {
        expect(error, JSON.stringify(text)).toEqual({ field: 'field', rule: 'required' });
      } else {
        expect(error, JSON.stringify(text)).toEqual({
          field: 'field',
          rule: 'pattern',
          patternId: rule.patternId,
          min: 1,
          max: 255,
        });
      }
    }
  });

  test('accepts every text that matches its description', () => {
    fc.assert(
      fc.property(accepted[name], (text) => {
        expect(checkField('field', text, ruleOf(rule))).toBeUndefined();
      }),
    );
  });
});

test('dates are exactly those of the calendar', () => {
  const number = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), number, number, (year, month, day) => {
      const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
      const moment = new Date(`${text}T00:00:00Z`);
      const real = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
      expect(checkField('field', text, ruleOf(patternRules.date)) === undefined).toBe(real);
    }),
    { numRuns: 2000 },
  );
});

test('the 29th of February is valid in leap years only', () => {
  for (let year = 1; year <= 9999; year += 1) {
    const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
    const yyyy = String(year).padStart(4, '0');
    const pattern = compilePattern(patternRules.date.acceptedPattern);
    if (pattern.kind !== 'expression') throw new Error('The pattern of dates is unusable.');
    expect(pattern.expression.test(`${yyyy}-02-29`), yyyy).toBe(leap);
    expect(pattern.expression.test(`02-29-${yyyy}`), yyyy).toBe(leap);
  }
});

test('digits of other scripts, and letters that look alike, are refused', () => {
  const otherDigits = oneOf('٠١٢٣٤٥٦٧٨٩०१२३４５６𝟕𝟖𝟗');
  const lookAlikes = oneOf('аеорсухАВЕКМНОРСТ');
  const strict = ['lettersAndDigits', 'digits', 'lettersPlusDigits', 'uppercaseOnly'] as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...strict),
      fc.constantFrom('', 'A1', 'Senha2000'),
      fc.oneof(otherDigits, lookAlikes),
      (name, before, stranger) => {
        const error = checkField('field', before + stranger, ruleOf(patternRules[name]));
        expect(error?.rule).toBe('pattern');
      },
    ),
  );
});
