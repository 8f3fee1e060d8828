/** One of the pattern variants that a field rule can name (A4). */
export interface PatternRule {
  /** Names the message: `reg_pattern_{patternId}`. */
  readonly patternId: string;
  readonly name: string;
  /** Source of a regular expression for the `u` flag, or `*` for all. It alone decides. */
  readonly acceptedPattern: string;
  readonly passes: readonly string[];
  readonly fails: readonly string[];
}

/*
 * Dates are real calendar dates, which a pattern can say: the days of each month, and
 * 29 February in the years that divide by 4 but not by 100, or by 400.
 */
const day = {
  of28: '0[1-9]|1[0-9]|2[0-8]',
  of30: '0[1-9]|[12][0-9]|30',
  of31: '0[1-9]|[12][0-9]|3[01]',
};
const monthAndDay = `(?:0[13578]|1[02])-(?:${day.of31})|(?:0[469]|11)-(?:${day.of30})|02-(?:${day.of28})`;
const leapYear = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)';
const commonDate = `(?:(?:${monthAndDay})-[0-9]{4}|[0-9]{4}-(?:${monthAndDay}))`;
const leapDay = `(?:02-29-${leapYear}|${leapYear}-02-29)`;

/**
 * The seventeen pattern variants (A4, specification §5). Letters of identifiers are the
 * English ones and digits are 0 to 9: a digit or letter of another script that looks the same
 * is another character. Names take every script.
 */
export const patternRules = {
  freeText: {
    patternId: '1',
    name: 'Free text',
    acceptedPattern: '*',
    passes: ['a', 'Olá, mundo!', '你好 123', ' x '],
    fails: [],
  },
  lettersAndDigits: {
    patternId: '2',
    name: 'Letters and digits, nothing else',
    acceptedPattern: '^[A-Za-z0-9]+$',
    passes: ['abc', '123', 'Ana2000'],
    fails: ['', 'ana maria', 'ana_1', 'joão', '１２３', '٣٤', 'аbc'],
  },
  firstLetter: {
    patternId: '3',
    name: 'First character a letter',
    acceptedPattern: '^[A-Za-z]',
    passes: ['a', 'ana_1', 'Z 9'],
    fails: ['', '1ana', '_ana', ' ana', 'áb'],
  },
  chineseAndDigits: {
    patternId: '4',
    name: 'Chinese and digits',
    acceptedPattern: '^[\\p{Script=Han}0-9]+$',
    passes: ['王小明', '王8', '123', '𠮷野'],
    fails: ['', '王 小明', '王a', '王。', '王１'],
  },
  email: {
    patternId: '5',
    name: 'Email address',
    acceptedPattern:
      "^(?!\\.)(?=.*\\.[A-Za-z]{2,18}$)(?!.*\\.[.@])(?!.*@.*(?:\\.-|-\\.))[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\\-]+@[A-Za-z0-9][A-Za-z0-9.\\-]*$",
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
  digits: {
    patternId: '6',
    name: 'Digits only',
    acceptedPattern: '^[0-9]+$',
    passes: ['0', '0123456789'],
    fails: ['', '1a', '1 2', '-1', '1.5', '１２', '٣', '৪'],
  },
  lettersPlusDigits: {
    patternId: '7',
    name: 'Letters and digits, at least one of each',
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
    passes: ['a1', '1a', 'Senha2000'],
    fails: ['', 'abc', '123', 'a1!', 'a 1', 'é1'],
  },
  uppercaseRequired: {
    patternId: '8',
    name: 'At least one capital letter',
    acceptedPattern: '[A-Z]',
    passes: ['A', 'senhA', '1X!'],
    fails: ['', 'senha', '123', 'Á', 'А'],
  },
  englishLettersAndSpaces: {
    patternId: '9',
    name: 'English letters and spaces',
    acceptedPattern: '^(?=.*[A-Za-z])[A-Za-z ]+$',
    passes: ['Ana', 'Ana Maria', ' a '],
    fails: ['', ' ', 'Ana1', 'Ana-Maria', 'João', 'Ana\u00a0Maria'],
  },
  noSpaces: {
    patternId: '10',
    name: 'No spaces',
    acceptedPattern: '^\\S+$',
    passes: ['a', 'ana_1!', '王小明'],
    fails: ['', 'a b', ' a', 'a ', 'a\u00a0b', 'a\u3000b'],
  },
  chineseWithPunctuation: {
    patternId: '11',
    name: 'Chinese with punctuation',
    acceptedPattern: '^(?=.*\\p{Script=Han})[\\p{Script=Han}\\p{P}]+$',
    passes: ['王小明', '你好，世界。', '阿里·买买提', '“好”'],
    fails: ['', '，。', '王1', '王a', '王 明'],
  },
  date: {
    patternId: '12',
    name: 'Date, yyyy-MM-dd or MM-dd-yyyy',
    acceptedPattern: `^(?!.*0000)(?:${commonDate}|${leapDay})$`,
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
  thai: {
    patternId: '13',
    name: 'Thai only',
    acceptedPattern: '^\\p{Script=Thai}+$',
    passes: ['สมชาย', 'น้ำ'],
    fails: ['', 'สมชาย1', 'somchai', 'สม ชาย', 'ລາວ'],
  },
  korean: {
    patternId: '14',
    name: 'Korean only',
    acceptedPattern: '^\\p{Script=Hangul}+$',
    passes: ['김철수', 'ㄱ'],
    fails: ['', '김 철수', '김1', 'kim', '金'],
  },
  fullName: {
    patternId: '15',
    name: 'Full name with a space',
    acceptedPattern: "^(?!.* (?![\\p{L}'’]))\\p{L}[\\p{L}\\p{M}'’.\\-]* [\\p{L}\\p{M}'’. \\-]+$",
    passes: ['Ana Silva', "Conan O'Brien", 'José da Silva Júnior', 'Jean-Luc Picard', '김 철수'],
    fails: ['', 'Ana', ' Ana Silva', 'Ana ', 'Ana  Silva', 'Ana Silva ', 'Ana 2', 'Ana_Silva'],
  },
  uppercaseOnly: {
    patternId: '16',
    name: 'Capital letters only',
    acceptedPattern: '^[A-Z]+$',
    passes: ['A', 'PROMO'],
    fails: ['', 'Promo', 'PROMO1', 'P R', 'É'],
  },
  strong: {
    patternId: '17',
    name: 'Capital and small letter, digit and symbol',
    acceptedPattern: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[\\p{P}\\p{S}])',
    passes: ['Aa1!', 'Senha#2000', 'x Y 9 €'],
    fails: ['', 'Aa1', 'aa1!', 'AA1!', 'Aaa!', 'Aa１!', 'Éa1!'],
  },
} as const satisfies Record<string, PatternRule>;

/** Name of a pattern variant. */
export type PatternName = keyof typeof patternRules;
