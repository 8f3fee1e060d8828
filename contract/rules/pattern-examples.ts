import type { PatternName } from './patterns.ts';

/** Texts that a pattern variant accepts and refuses, for authors of other back ends (A4). */
interface PatternExamples {
  readonly passes: readonly string[];
  readonly fails: readonly string[];
}

/**
 * Not with the patterns, which every browser loads. A variant without examples does not compile.
 */
export const patternExamples: Readonly<Record<PatternName, PatternExamples>> = {
  freeText: { passes: ['a', 'Olá, mundo!', '你好 123', ' x '], fails: [] },
  lettersAndDigits: {
    passes: ['abc', '123', 'Ana2000'],
    fails: ['', 'ana maria', 'ana_1', 'joão', '１２３', '٣٤', 'аbc'],
  },
  firstLetter: { passes: ['a', 'ana_1', 'Z 9'], fails: ['', '1ana', '_ana', ' ana', 'áb'] },
  chineseAndDigits: {
    passes: ['王小明', '王8', '123', '𠮷野'],
    fails: ['', '王 小明', '王a', '王。', '王１'],
  },
  email: {
    passes: ['ana@example.com', "o'neil+x@a.co", 'a.b@sub-domain.example.com.br', '1@2.museum'],
    fails: [
      '',
      'ana',
      'ana@',
      '@example.com',
      'ana@example',
      'a@b@c.com',
      'a b@c.com',
      '.a@b.com',
      'a..b@c.com',
      'a.@b.com',
      'a@-b.com',
      'a@b-.com',
      'a@b..com',
      'a@b.c',
      'ana@exämple.com',
    ],
  },
  digits: { passes: ['0', '0123456789'], fails: ['', '1a', '1 2', '-1', '1.5', '１２', '٣', '৪'] },
  lettersPlusDigits: {
    passes: ['a1', '1a', 'Senha2000'],
    fails: ['', 'abc', '123', 'a1!', 'a 1', 'é1'],
  },
  uppercaseRequired: { passes: ['A', 'senhA', '1X!'], fails: ['', 'senha', '123', 'Á', 'А'] },
  englishLettersAndSpaces: {
    passes: ['Ana', 'Ana Maria', ' a '],
    fails: ['', ' ', 'Ana1', 'Ana-Maria', 'João', 'Ana\u00a0Maria'],
  },
  noSpaces: {
    passes: ['a', 'ana_1!', '王小明'],
    fails: ['', 'a b', ' a', 'a ', 'a\u00a0b', 'a\u3000b'],
  },
  chineseWithPunctuation: {
    passes: ['王小明', '你好，世界。', '阿里·买买提', '“好”'],
    fails: ['', '，。', '王1', '王a', '王 明'],
  },
  date: {
    passes: ['1999-12-31', '12-31-1999', '2024-02-29', '02-29-2000', '2026-11-30', '0004-02-29'],
    fails: [
      '',
      '31-12-1999',
      '1999-13-01',
      '1999-00-10',
      '1999-01-00',
      '2023-02-29',
      '1900-02-29',
      '02-29-2100',
      '04-31-2020',
      '1999/12/31',
      '99-12-31',
      '1999-1-1',
      '0000-01-01',
      '１９９９-12-31',
    ],
  },
  thai: { passes: ['สมชาย', 'น้ำ'], fails: ['', 'สมชาย1', 'somchai', 'สม ชาย', 'ລາວ'] },
  korean: { passes: ['김철수', 'ㄱ'], fails: ['', '김 철수', '김1', 'kim', '金'] },
  fullName: {
    passes: ['Ana Silva', "Conan O'Brien", 'José da Silva Júnior', 'Jean-Luc Picard', '김 철수'],
    fails: ['', 'Ana', ' Ana Silva', 'Ana ', 'Ana  Silva', 'Ana Silva ', 'Ana 2', 'Ana_Silva'],
  },
  uppercaseOnly: { passes: ['A', 'PROMO'], fails: ['', 'Promo', 'PROMO1', 'P R', 'É'] },
  strong: {
    passes: ['Aa1!', 'Senha#2000', 'x Y 9 €'],
    fails: ['', 'Aa1', 'aa1!', 'AA1!', 'Aaa!', 'Aa１!', 'Éa1!'],
  },
};
