/** One of the pattern variants that a field rule can name (A4). */
export interface PatternRule {
  /** Names the message: `reg_pattern_{patternId}`. */
  readonly patternId: string;
  readonly name: string;
  /** Source of a regular expression for the `u` flag, or `*` for all. The source alone decides. */
  readonly acceptedPattern: string;
}

/* Real calendar dates, which a pattern can express: the days of each month, and 29 February in leap
   years. */
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
 * The seventeen pattern variants (A4, specification §5). Letters of identifiers are English and
 * digits are 0 to 9: look-alikes of other scripts are different characters. Names accept every
 * script.
 */
export const patternRules = {
  freeText: { patternId: '1', name: 'Free text', acceptedPattern: '*' },
  lettersAndDigits: {
    patternId: '2',
    name: 'Letters and digits, nothing else',
    acceptedPattern: '^[A-Za-z0-9]+$',
  },
  firstLetter: { patternId: '3', name: 'First character a letter', acceptedPattern: '^[A-Za-z]' },
  chineseAndDigits: {
    patternId: '4',
    name: 'Chinese and digits',
    acceptedPattern: '^[\\p{Script=Han}0-9]+$',
  },
  email: {
    patternId: '5',
    name: 'Email address',
    acceptedPattern:
      "^(?!\\.)(?=.*\\.[A-Za-z]{2,18}$)(?!.*\\.[.@])(?!.*@.*(?:\\.-|-\\.))[A-Za-z0-9.!#$%&'*+/=?^_`{|}~\\-]+@[A-Za-z0-9][A-Za-z0-9.\\-]*$",
  },
  digits: { patternId: '6', name: 'Digits only', acceptedPattern: '^[0-9]+$' },
  lettersPlusDigits: {
    patternId: '7',
    name: 'Letters and digits, at least one of each',
    acceptedPattern: '^(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+$',
  },
  uppercaseRequired: {
    patternId: '8',
    name: 'At least one capital letter',
    acceptedPattern: '[A-Z]',
  },
  englishLettersAndSpaces: {
    patternId: '9',
    name: 'English letters and spaces',
    acceptedPattern: '^(?=.*[A-Za-z])[A-Za-z ]+$',
  },
  noSpaces: { patternId: '10', name: 'No spaces', acceptedPattern: '^\\S+$' },
  chineseWithPunctuation: {
    patternId: '11',
    name: 'Chinese with punctuation',
    acceptedPattern: '^(?=.*\\p{Script=Han})[\\p{Script=Han}\\p{P}]+$',
  },
  date: {
    patternId: '12',
    name: 'Date, yyyy-MM-dd or MM-dd-yyyy',
    acceptedPattern: `^(?!.*0000)(?:${commonDate}|${leapDay})$`,
  },
  thai: { patternId: '13', name: 'Thai only', acceptedPattern: '^\\p{Script=Thai}+$' },
  korean: { patternId: '14', name: 'Korean only', acceptedPattern: '^\\p{Script=Hangul}+$' },
  fullName: {
    patternId: '15',
    name: 'Full name with a space',
    acceptedPattern: "^(?!.* (?![\\p{L}'’]))\\p{L}[\\p{L}\\p{M}'’.\\-]* [\\p{L}\\p{M}'’. \\-]+$",
  },
  uppercaseOnly: { patternId: '16', name: 'Capital letters only', acceptedPattern: '^[A-Z]+$' },
  strong: {
    patternId: '17',
    name: 'Capital and small letter, digit and symbol',
    acceptedPattern: '^(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[\\p{P}\\p{S}])',
  },
} as const satisfies Record<string, PatternRule>;

/** Name of a pattern variant. */
export type PatternName = keyof typeof patternRules;
