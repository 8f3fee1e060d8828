import { describe, expect, it } from 'vitest';
import { completeLanguages, type LanguageCode } from '#contract/entities/language.ts';
import { pluralOf, readTexts } from '#tools/message-files.ts';
import { messageFeatures } from './message-sets.ts';

/** Placeholders that are no counts: amounts, names and moments, and figures with a fixed noun. */
const notCounted: ReadonlySet<string> = new Set([
  'amount',
  'moment',
  'name',
  'rank',
  'rate',
  'missing',
  'share',
  'unit',
  // Durations, which come with their noun.
  'time',
  // Years of a person who is of age, and the same six protections for every account.
  'age',
  'all',
]);

/** Words with an s at their end that are no plurals. */
const noPlurals: ReadonlySet<string> = new Set(['após', 'essas', 'is', 'was']);

/** A placeholder, at most one word, and a word that ends as a plural does. */
const counted = /\{\{(\w+)[^}]*\}\}(?: \p{Ll}+)? (\p{Ll}+s)(?!\p{L})/gu;

/** A range, “3 to 20”, is more than one of anything. */
const range = /\{\{min\}\} (?:to|a) \{\{max\}\}/gu;

/** The counts with a noun in a text. */
const countsWithNoun = (text: string) =>
  [...text.replaceAll(range, 'many').matchAll(counted)].flatMap(([found, name = '', noun = '']) =>
    notCounted.has(name) || noPlurals.has(noun) ? [] : [found],
  );

/*
 * Only English and Portuguese have more than one form. A zero has a text of its own, which is a
 * plural in both.
 */
describe.each(completeLanguages)('the texts in %s', (language: LanguageCode) => {
  it('have plural forms where a noun follows a count (G1)', () => {
    const found = messageFeatures.flatMap((feature) =>
      [...readTexts(language, feature)].flatMap(([key, text]) =>
        pluralOf.test(key) || key.endsWith('_zero') || countsWithNoun(text).length === 0
          ? []
          : [`${feature}:${key}: ${text}`],
      ),
    );
    expect(
      found,
      'Give the text _one and _other (Portuguese also _many), and the figure as count: t(key, { count })',
    ).toEqual([]);
  });
});

it.each([
  '{{points}} points',
  'You need {{points}} more points',
  '{{rows, number}} rows, at most',
  'os {{days}} dias anteriores',
])('a noun after a count is found in "%s"', (text) => {
  expect(countsWithNoun(text)).toHaveLength(1);
});

it.each(['{{name}} opens', 'Use {{min}} to {{max}} characters', '{{amount}} em apostas'])(
  'no count is found in "%s"',
  (text) => {
    expect(countsWithNoun(text)).toEqual([]);
  },
);
