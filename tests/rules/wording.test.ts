import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FieldError } from '#contract/errors.ts';
import { checkField } from '#contract/rules/field-rules.ts';
import { patternRules } from '#contract/rules/patterns.ts';
import { fillBounds, wordingKeys, wordingOf } from '#contract/rules/wording.ts';

const texts = [
  'Between (min)-(max) characters',
  'De (min) a (max) caracteres',
  '(min)(max)',
  '最少(min)，最多(max)个字符',
  'At least (min), at most (max), so (min)–(max)',
  'No bounds at all',
];
const bound = fc.integer({ min: 0, max: 255 });

describe('the bounds of a message', () => {
  test('are filled in wherever they stand', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), bound, bound, (text, min, max) => {
        expect(fillBounds(text, { min, max })).not.toMatch(/\((?:min|max)\)/u);
      }),
    );
  });

  test('become one number when they are equal', () => {
    expect(fillBounds('Between (min)-(max) characters', { min: 6, max: 6 })).toBe(
      'Between 6 characters',
    );
    expect(fillBounds('De (min) a (max) caracteres', { min: 6, max: 12 })).toBe(
      'De 6 a 12 caracteres',
    );
    expect(fillBounds('(min) to (max)', { min: 11, max: 11 })).toBe('11');
  });
});

test('every refusal has a known key and whole bounds', () => {
  const rules = Object.values(patternRules).map(({ acceptedPattern, patternId }) => ({
    enabled: true,
    required: true,
    minLength: 3,
    maxLength: 9,
    acceptedPattern,
    patternId,
  }));
  fc.assert(
    fc.property(fc.constantFrom(...rules), fc.string({ maxLength: 15 }), (rule, value) => {
      const error = checkField('f', value, rule);
      if (!error) return;
      const { key, min, max } = wordingOf(error);
      expect(wordingKeys).toContain(key);
      expect(fillBounds('(min)-(max)', { min, max })).toMatch(/^\d+-\d+$/u);
    }),
  );
});

test.each<[FieldError, string]>([
  [{ field: 'captcha', rule: 'incorrect' }, 'incorrect_captcha'],
  [{ field: 'password', rule: 'incorrect' }, 'incorrect_password'],
  [{ field: 'constructor', rule: 'incorrect' }, 'field_incorrect'],
  [{ field: 'f', rule: 'pattern', patternId: '7', min: 6, max: 12 }, 'reg_pattern_7'],
  [{ field: 'f', rule: 'length', patternId: '7', min: 6, max: 12 }, 'reg_pattern_7'],
  [{ field: 'f', rule: 'length', min: 1, max: 12 }, 'field_length'],
  [{ field: 'f', rule: 'pattern', patternId: 'hidden' }, 'reg_pattern_hidden'],
  [{ field: 'f', rule: 'pattern', patternId: 'constructor' }, 'reg_pattern_unknown'],
  [{ field: 'f', rule: 'required' }, 'field_required'],
  [{ field: 'f', rule: 'mobile', min: 10, max: 11 }, 'field_mobile'],
  [{ field: 'f', rule: 'confirmation' }, 'field_confirmation'],
])('%j is worded as %s', (error, key) => {
  expect(wordingOf(error).key).toBe(key);
});
