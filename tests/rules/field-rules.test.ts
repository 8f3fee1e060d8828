import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boundsOf,
  checkConfirmation,
  checkField,
  checkPresent,
  checkVerificationCode,
  type FieldRule,
  HIDDEN_CHARACTERS_PATTERN_ID,
  plainCode,
} from '#contract/rules/field-rules.ts';
import { patternRules } from '#contract/rules/patterns.ts';
import { processorMilliseconds } from './processor-time.ts';

const rule = (changes: Partial<FieldRule> = {}): FieldRule => ({
  enabled: true,
  required: true,
  minLength: 4,
  maxLength: 12,
  acceptedPattern: '*',
  patternId: '1',
  ...changes,
});

describe('required', () => {
  test.each(['', ' ', '\t\n', '\u00a0', '\u3000 \u2003', ' '.repeat(8)])(
    '%j counts as nothing',
    (text) => {
      expect(checkField('f', text, rule())).toEqual({ field: 'f', rule: 'required' });
    },
  );

  test('a missing value is missing', () => {
    expect(checkField('f', undefined, rule())).toEqual({ field: 'f', rule: 'required' });
  });

  test('an optional field may be empty, else it must be valid', () => {
    expect(checkField('f', '', rule({ required: false }))).toBeUndefined();
    expect(checkField('f', undefined, rule({ required: false }))).toBeUndefined();
    expect(checkField('f', 'abc', rule({ required: false }))?.rule).toBe('length');
  });

  test('a disabled field is not checked', () => {
    expect(checkField('f', 'x'.repeat(10_000), rule({ enabled: false }))).toBeUndefined();
  });
});

describe('length', () => {
  test('is counted in code points, both bounds included', () => {
    const unit = fc.constantFrom('a', 'é', '王', '😀', '𠮷');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30, size: 'max' }), (units) => {
        const fits = units.length >= 4 && units.length <= 12;
        const error = checkField('f', units.join(''), rule({ required: false }));
        expect(error === undefined).toBe(fits || units.length === 0);
      }),
    );
  });

  test('the error carries the bounds and the pattern', () => {
    expect(checkField('f', 'abc', rule({ patternId: '7' }))).toEqual({
      field: 'f',
      rule: 'length',
      patternId: '7',
      min: 4,
      max: 12,
    });
  });

  test('bounds are usable for anything the server sends', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (minLength, maxLength) => {
        const { min, max } = boundsOf({ minLength, maxLength });
        expect(Number.isInteger(min) && Number.isInteger(max)).toBe(true);
        expect(0 <= min && min <= max && 1 <= max && max <= 255).toBe(true);
      }),
    );
  });
});

describe('hostile text', () => {
  const hidden = [
    '\u0000',
    '\u0007',
    '\n',
    '\u007f',
    '\u0085',
    '\u200b',
    '\u200e',
    '\u200f',
    '\u061c',
    '\u202e',
    '\u2066',
    '\ufeff',
    '\u2028',
    '\u3164',
    '\u034f',
    '\ud800',
    '\u{e0041}',
  ];

  test('invisible characters are refused everywhere, even in free text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...hidden),
        fc.string({ unit: fc.constantFrom('a', 'B', '9'), minLength: 4, maxLength: 8 }),
        fc.nat({ max: 8 }),
        (stranger, text, place) => {
          const value = text.slice(0, place) + stranger + text.slice(place);
          expect(checkField('f', value, rule())).toEqual({
            field: 'f',
            rule: 'pattern',
            patternId: HIDDEN_CHARACTERS_PATTERN_ID,
            min: 4,
            max: 12,
          });
        },
      ),
    );
  });

  test.each(['क्‍षत्रिय', 'می‌خواهم', '👩‍👩‍👧', 'ação', 'ação'])('%s stays allowed', (text) => {
    expect(checkField('f', text, rule({ minLength: 1, maxLength: 40 }))).toBeUndefined();
  });

  test('ten thousand characters are too long, quickly and with every pattern', () => {
    for (const { acceptedPattern, patternId } of Object.values(patternRules)) {
      for (const unit of ['a', ' ', '\u202e', '😀', 'a@b.']) {
        const text = unit.repeat(10_000 / unit.length);
        const long = rule({ acceptedPattern, patternId, maxLength: 99_999 });
        const time = processorMilliseconds(() => {
          expect(checkField('f', text, long)).toMatchObject({ rule: 'length', max: 255 });
        });
        expect(time).toBeLessThan(50);
      }
    }
  });

  test('no value and no rule makes a check throw', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300, size: 'max' }),
        fc.record({
          enabled: fc.boolean(),
          required: fc.boolean(),
          minLength: fc.integer(),
          maxLength: fc.integer(),
          acceptedPattern: fc.string(),
          patternId: fc.string(),
        }),
        (value, anyRule) => {
          const error = checkField('f', value, anyRule);
          expect(error === undefined || error.field === 'f').toBe(true);
        },
      ),
    );
  });
});

describe('confirmation', () => {
  test('is required, and must be equal', () => {
    expect(checkConfirmation('confirmPassword', '', 'Senha1')).toEqual({
      field: 'confirmPassword',
      rule: 'required',
    });
    expect(checkConfirmation('confirmPassword', 'Senha1', 'Senha1')).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (confirmation, original) => {
        const error = checkConfirmation('confirmPassword', confirmation, original);
        expect(error?.rule).toBe(confirmation === original ? undefined : 'confirmation');
      }),
    );
  });
});

describe('verification code', () => {
  const digits = rule({ ...patternRules.digits, minLength: 8, maxLength: 11 });

  test.each(['123 456', '123-456', ' 123456', '123\u00a0456', '\u200e123456'])(
    'may be grouped as an SMS shows it: %s (A11)',
    (typed) => {
      expect(checkVerificationCode('code', typed, digits)).toBeUndefined();
      expect(plainCode(typed)).toBe('123456');
    },
  );

  test('follows the pattern of the mobile number, not its length', () => {
    expect(checkVerificationCode('code', '123456', digits)).toBeUndefined();
    expect(checkVerificationCode('code', '12345a', digits)?.patternId).toBe('code');
    expect(checkVerificationCode('code', '', digits)?.rule).toBe('required');
  });

  test('has at most 255 characters', () => {
    expect(checkVerificationCode('code', '1'.repeat(255), digits)).toBeUndefined();
    expect(checkVerificationCode('code', '1'.repeat(256), digits)).toMatchObject({
      rule: 'length',
      max: 255,
    });
  });
});

test('a captcha is required', () => {
  expect(checkPresent('captcha', ' ')?.rule).toBe('required');
  expect(checkPresent('captcha', '7k3d')).toBeUndefined();
});
