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

  test('without those that are named, a text of this pattern fits', () => {
    const rule = ruleOf('lettersAndDigits');
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }), (text) => {
        const named = wrongCharacters(text, rule);
        for (const each of named) expect(text).toContain(each);
        if (named.length === 0 || named.length === 3) return;
        const left = Array.from(text).filter((each) => !named.includes(each));
        expect(checkField('username', left.join(''), rule)).toBeUndefined();
      }),
    );
  });

  test('a mistake of another kind names none', () => {
    const rule = ruleOf('lettersAndDigits');
    const named = (text: string) => {
      const error = checkField('username', text, { ...rule, minLength: 4 });
      return error && withWrongCharacters(error, text, rule);
    };
    expect(named('joão')).toMatchObject({ rule: 'pattern', characters: ['ã'] });
    expect(named('jã')).not.toHaveProperty('characters');
    expect(named('joao\u200b')).not.toHaveProperty('characters');
  });
});
