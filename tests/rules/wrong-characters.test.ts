import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkField } from '#contract/rules/field-rules.ts';
import { type PatternName, patternRules } from '#contract/rules/patterns.ts';
import { withWrongCharacters, wrongCharacters } from '#contract/rules/wrong-characters.ts';

const ruleOf = (name: PatternName) => ({
  ...patternRules[name],
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 40,
});

describe('the characters that are wrong in a name (A3)', () => {
  test.each<[PatternName, string, readonly string[]]>([
    ['lettersAndDigits', 'joão', ['ã']],
    ['lettersAndDigits', 'ana maria_1', [' ', '_']],
    ['lettersAndDigits', 'аna', ['а']], // the Cyrillic letter
    ['lettersAndDigits', '1ª-2/3.', ['ª', '-', '/']],
    ['digits', '12a45', ['a']],
    ['email', 'josé@example.com', ['é']],
    ['email', 'ana@@example.com', []],
    ['uppercaseRequired', 'ana', []],
    ['lettersAndDigits', 'ana', []],
    ['freeText', 'ã', []],
  ])('%s: %s', (name, text, expected) => {
    expect(wrongCharacters(text, ruleOf(name))).toEqual(expected);
  });

  test('a text of this pattern is valid without the reported characters', () => {
    const rule = ruleOf('lettersAndDigits');
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), (text) => {
        const wrong = wrongCharacters(text, rule);
        for (const each of wrong) expect(text).toContain(each);
        if (wrong.length === 0 || wrong.length === 3) return;
        const left = Array.from(text).filter((each) => !wrong.includes(each));
        expect(checkField('username', left.join(''), rule)).toBeUndefined();
      }),
    );
  });

  test('an error of another kind reports none', () => {
    const rule = ruleOf('lettersAndDigits');
    const refusalOf = (text: string) => {
      const error = checkField('username', text, { ...rule, minLength: 4 });
      return error && withWrongCharacters(error, text, rule);
    };
    expect(refusalOf('joão')).toMatchObject({ rule: 'pattern', characters: ['ã'] });
    expect(refusalOf('jã')).not.toHaveProperty('characters');
    expect(refusalOf('joao\u200b')).not.toHaveProperty('characters');
  });
});
