import * as fc from 'fast-check';
import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { patternRules } from '#contract/rules/patterns.ts';
import {
  type RegistrationFieldName,
  registrationFieldNames,
} from '#contract/rules/registration-field-names.ts';
import { patternTrees, sourceOf } from '#tests/rules/backtracking-engine.ts';

/** Texts of each kind that people and programs have broken forms with. */
export const hostileTexts = {
  turnedAround: ['\u202eana2000', 'ana\u200f2000', '\u2066ana\u2069', 'سلام ana', '\u061c'],
  emoji: ['😀', '👨‍👩‍👧‍👦', '🇧🇷', 'a😀1', '😀'.repeat(200), '👩🏽‍🚀'.repeat(60), '❤️'],
  long: ['a'.repeat(10_000), '1'.repeat(10_000), ' '.repeat(10_000), '😀'.repeat(10_000)],
  controls: ['\u0000', 'ana\u00002000', 'ana\n2000', 'ana\t', '\u001b[31mana', '\u007f', '\u2028'],
  lookAlikes: ['１２３４５６', '٣٤٥٦٧٨', 'аnа2000', '𝟏𝟐𝟑𝟒', 'ａｎａ２０００', 'ana²', 'Ⅷ', '०१२३'],
  halves: ['\ud800', 'ana\udc00', '\udc00\ud800'],
  blanks: ['', ' ', '   ', '\u00a0', '\u3000\u3000', '\u200b', ' ana2000 '],
  code: ["'; DROP TABLE members; --", '<script>alert(1)</script>', '__proto__', '${7*7}', '%00'],
  combining: [`a${'\u0301'.repeat(254)}`, 'é', 'e\u0301', 'ﬁ', 'ß', 'İ'],
} as const satisfies Record<string, readonly string[]>;

/** Any hostile text: of a known kind, made of any bytes, or a good text with a hostile one in it. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...Object.values(hostileTexts).flat()),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .tuple(fc.nat({ max: 8 }), fc.constantFrom(...Object.values(hostileTexts).flat()))
    .map(([at, text]) => 'Aurora26'.slice(0, at) + text + 'Aurora26'.slice(at)),
);

/** Patterns that never end, or are not valid. */
export const hostilePatterns = [
  '^(a+)+$',
  '(a|a)*$',
  '(.*a){20}',
  '^(\\w+\\s?)*$',
  '(x+x+)+y',
  '^(a?){60}a{60}$',
  '(((a{0,90}){0,90}){0,90})$',
  '(a+)\\1',
  '(?<=a+)b',
  '(',
  '[a',
  'a**',
  '\\p{Nothing}',
  'a{2,1}',
  '',
  'a'.repeat(500),
] as const;

const goodPatterns = Object.values(patternRules).map(({ acceptedPattern }) => acceptedPattern);

/** A pattern as a server may send it: one of the seventeen, a hostile one, or any at all. */
const anyPattern: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...goodPatterns) },
  { weight: 2, arbitrary: fc.constantFrom(...hostilePatterns) },
  { weight: 1, arbitrary: patternTrees.map(sourceOf).filter((source) => source.length <= 500) },
);

const anyRule: fc.Arbitrary<FieldRule> = fc.record({
  enabled: fc.boolean(),
  required: fc.boolean(),
  minLength: fc.nat({ max: 12 }),
  maxLength: fc.integer({ min: 1, max: 400 }),
  acceptedPattern: anyPattern,
  patternId: fc.constantFrom('1', '2', '7', '17', 'none', ''),
});

/** Rules of all fields as a server may send them, whether they make sense or not. */
export const anyRules: fc.Arbitrary<RegistrationRules> = fc.record(
  Object.fromEntries(registrationFieldNames.map((name) => [name, anyRule])) as Record<
    RegistrationFieldName,
    fc.Arbitrary<FieldRule>
  >,
);
