import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GLOSSARY, glossaryRows } from '#tests/support/glossary.ts';
import { sourceTexts, type TermLanguage } from '#tests/support/source-texts.ts';
import { messageFilesOf, readTexts } from '#tools/message-files.ts';
import { projectRoot } from '#tools/project.ts';

interface Text {
  readonly file: string;
  readonly key: string;
  readonly text: string;
  /** What a person reads or hears of it. */
  readonly words: string;
}

interface RetiredTerm {
  readonly language: TermLanguage;
  readonly pattern: RegExp;
  readonly instead: string;
  /** Where the word means something else. */
  readonly isAllowed: (text: Text) => boolean;
}

/** A term with a capital is held as it is written; one in small letters, however it is. */
const patternOf = (term: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}_-])${term.replaceAll(' ', String.raw`\s+`)}(?![\p{L}\p{N}_])`,
    term === term.toLowerCase() ? 'iu' : 'u',
  );

const retired: readonly RetiredTerm[] = glossaryRows('Retired terms').flatMap(
  ([languages = '', terms = '', instead = '', exceptions = '']) =>
    languages
      .split(', ')
      .flatMap((language) =>
        [...terms.matchAll(/`([^`]+)`/gu)].map(([, term = '']) => ({
          language: language as TermLanguage,
          pattern: patternOf(term),
          instead,
          isAllowed: ({ file, key }: Text) =>
            [...exceptions.matchAll(/`([^`]+)`/gu)].some(([, place = '']) =>
              `${file} ${key}`.includes(place),
            ),
        })),
      ),
);

/** The words that a person reads or hears in a text or a piece of HTML. */
const plainOf = (text: string) =>
  text
    .replaceAll(/\{\{?[^}]*\}\}?/gu, '…')
    .replaceAll(/<[^>]*>/gu, (tag) =>
      [...tag.matchAll(/(?:title|aria-label|placeholder|alt)="([^"]*)"/gu)]
        .map(([, words]) => ` ${words} `)
        .join(' '),
    );

function messagesIn(language: TermLanguage): readonly Text[] {
  return [...messageFilesOf(language)].flatMap(([feature, file]) =>
    [...readTexts(language, feature)].map(([key, text]) => ({
      file,
      key,
      text,
      words: plainOf(text),
    })),
  );
}

/** Where texts of the fake server are, and the language of what names none. */
const rooms: readonly { readonly pattern: string; readonly usual?: TermLanguage }[] = [
  { pattern: 'fake-server/content/**/*.ts' },
  { pattern: 'fake-server/vendors/**/*.{ts,js}' },
  { pattern: 'fake-server/control/**/*.{ts,js}', usual: 'EN' },
];

const sources = rooms.flatMap(({ pattern, usual }) =>
  globSync(pattern, { cwd: projectRoot }).flatMap((file) =>
    sourceTexts(file, readFileSync(join(projectRoot, file), 'utf8'), usual)
      // Names for code have no blank; a label of one word stands in the tables of a page.
      .map((one) => ({ ...one, file, words: plainOf(one.text).trim() }))
      .filter(({ words }) => usual === undefined || /\s/u.test(words)),
  ),
);

describe.each(['EN', 'PT'] as const)('the texts in %s', (language) => {
  const texts = [...messagesIn(language), ...sources.filter((one) => one.language === language)];

  it(`have no term that ${GLOSSARY} retired`, () => {
    expect(texts.length).toBeGreaterThan(2_000);
    const found = retired
      .filter((term) => term.language === language)
      .flatMap(({ pattern, instead, isAllowed }) =>
        texts
          .filter((one) => pattern.test(one.words) && !isAllowed(one))
          .map(
            ({ file, key, words }) =>
              `${file} ${key}: “${pattern.exec(words)?.[0]}” in “${words.slice(0, 160)}”; write: ${instead}`,
          ),
      );
    expect(found.toSorted()).toEqual([]);
  });

  it('write a duration as one figure, with its unit by Intl', () => {
    const byHand = /(?:\{\w+\}|…)\s?(?:days?|dias?|minutes?|minutos?|hours?|horas?)\b/iu;
    expect(
      texts.filter(
        ({ file, text }) => file.startsWith('fake-server/content/') && byHand.test(text),
      ),
      'Take the figure as spanWords of fake-server/content writes it',
    ).toEqual([]);
  });
});

it('the glossary retires terms in both languages', () => {
  for (const language of ['EN', 'PT']) {
    expect(retired.filter((term) => term.language === language).length).toBeGreaterThan(15);
  }
});

it.each([
  ['`e-mail` before a noun', 'e-mail', 'your e-mail address', true],
  ['a longer word', 'mail', 'your email', false],
  ['a term in capitals', 'PIX', 'Pague com Pix', false],
  ['over a line', 'user name', 'a wrong user\n name', true],
])('a retired term is found as a whole word: %s', (_, term, text, isFound) => {
  expect(patternOf(term).test(text)).toBe(isFound);
});
