import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '#contract/rules/fold-text.ts';

test.each([
  ['an accent', ' Fortuna de AÇÃO ', 'fortuna de acao'],
  ['several marks on a letter', 'Miền Bắc', 'mien bac'],
  ['a letter with a stroke', 'Đăng ký, Łódź, Ørsted', 'dang ky, lodz, orsted'],
  ['the hyphen that keeps a word on its line', 'E‑sports', 'e-sports'],
  ['a letter without its dot', 'ISPARTA Ispartalı İl', 'isparta ispartali il'],
])('takes away %s', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('folding twice changes nothing, and keeps words apart', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/\s/u.test(text));
  fc.assert(
    fc.property(word, word, (one, other) => {
      const folded = foldText(`${one} ${other}`);
      expect(foldText(folded)).toBe(folded);
      expect(folded).toBe(`${foldText(one)} ${foldText(other)}`.trim());
    }),
  );
});
