import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { looksOfName } from '#contract/rules/looks-of-name.ts';

const looksLike = (one: string, other: string) =>
  looksOfName(one).some((look) => looksOfName(other).includes(look));

test.each([
  ['of another width', 'Ａdmin', 'Admin'],
  ['in capitals of another script', 'АDMIN', 'admin'],
  ['with a Cyrillic letter', 'Mаria', 'Maria'],
  ['with a Greek letter', 'Mαria Silvα', 'Maria Silva'],
  ['with a capital I for an l', 'CarIos', 'Carlos'],
  ['with digits', 'Car10s', 'Carlos'],
  ['with accents and signs', 'S-u.pórte', 'Suporte'],
  ['with the lunate sigma, whose small letter is another', 'Ϲω', 'ϲω'],
  ['of mathematics', '𝐀𝐝𝐦𝐢𝐧', 'Admin'],
])('a name %s looks like the other (W5)', (_, typed, other) => {
  expect(looksLike(typed, other)).toBe(true);
});

test.each([
  ['Maria', 'Mario'],
  ['Админ', 'Admin'],
  ['王小明', '王小红'],
])('%s and %s are told apart', (one, other) => {
  expect(looksLike(one, other)).toBe(false);
});

test('a name resembles itself, in any case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      expect(looksLike(name, name)).toBe(true);
      expect(looksLike(name.toLowerCase(), name)).toBe(true);
    }),
  );
});
