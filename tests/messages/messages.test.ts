import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { RouteMetadata } from '#contract/call.ts';
import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { errorCatalogue, serverErrorCodes } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { wordingKeys } from '#contract/rules/wording.ts';
import { projectRoot } from '#tools/project.ts';
import {
  filesOf,
  messageFeatures,
  messageLanguages,
  readErrorTexts,
  readTexts,
} from './message-sets.ts';
import { isUntranslated } from './untranslated.ts';

/** The language that the others are held against: the portal's own (G1). */
const model = 'PT';
const translations = messageLanguages.filter((language) => language !== model);

/** The zero of i18next is no plural of these languages, but a text for none at all. */
const plural = /_(one|two|few|many|other)$/u;
/** A key without its plural category: languages differ in how many they have. */
const withoutPlural = (key: string) => key.replace(plural, '');
const keysOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map(withoutPlural))].toSorted();
const placeholders = (text: string) =>
  (text.match(/\{\{.*?\}\}|\((?:min|max)\)|<[^>]*>/gu) ?? []).toSorted();

describe('the message files (G1, S12)', () => {
  it('are there in the six languages of the portal', () => {
    expect(messageLanguages.toSorted()).toEqual(['CN', 'EN', 'ID', 'PT', 'TH', 'VI']);
  });

  it('have exactly the keys that the code uses', async () => {
    const run = promisify(execFile)('i18next-cli', ['extract', '--ci', '--dry-run'], {
      cwd: projectRoot,
    });
    await expect(run).resolves.toBeDefined();
  });

  it.each(translations)('are the same files in %s', (language) => {
    expect(filesOf(language), `Give web/i18n/messages/${language} the files of ${model}`).toEqual(
      filesOf(model),
    );
  });
});

describe.each(messageFeatures)('%s', (feature) => {
  const portuguese = readTexts(model, feature);

  it.each(translations)('has the same keys in %s', (language) => {
    expect(
      keysOf(readTexts(language, feature)),
      `Give web/i18n/messages/${language}/${feature}.json the keys of ${model}/${feature}.json`,
    ).toEqual(keysOf(portuguese));
  });

  it.each(messageLanguages)('has no empty text in %s', (language) => {
    const empty = [...readTexts(language, feature)].filter(([, text]) => text.trim() === '');
    expect(empty, `Write these texts in web/i18n/messages/${language}/${feature}.json`).toEqual([]);
  });

  it.each(translations)('has the same placeholders in %s', (language) => {
    for (const [key, text] of readTexts(language, feature)) {
      const other = portuguese.get(key) ?? portuguese.get(`${withoutPlural(key)}_other`) ?? '';
      expect(
        placeholders(text),
        `Give ${key} of web/i18n/messages/${language}/${feature}.json the placeholders of ${model}`,
      ).toEqual(placeholders(other));
    }
  });

  it.each(messageLanguages)('has the plurals that %s has, and no others', (language) => {
    const texts = readTexts(language, feature);
    const { pluralCategories } = new Intl.PluralRules(languages[language].tag).resolvedOptions();
    const counted = [...texts.keys()].filter((key) => plural.test(key));
    const expected = [...new Set(counted.map(withoutPlural))].flatMap((key) =>
      pluralCategories.map((category) => `${key}_${category}`),
    );
    expect(
      counted.toSorted(),
      `Give every counted text of web/i18n/messages/${language}/${feature}.json these endings: ${pluralCategories.join(', ')}`,
    ).toEqual(expected.toSorted());
  });

  it.each(messageLanguages)('is translated in %s', (language) => {
    const others = (['EN', 'PT'] as const)
      .filter((code) => code !== language && language !== 'EN')
      .map((code) => readTexts(code, feature));
    const untranslated = [...readTexts(language, feature)].filter(([key, text]) =>
      isUntranslated(
        language,
        text,
        others.map((texts) => texts.get(key)),
      ),
    );
    expect(
      untranslated,
      `Translate these in web/i18n/messages/${language}/${feature}.json, or name them in tests/messages/untranslated.ts`,
    ).toEqual([]);
  });
});

describe.each(messageLanguages)('the texts in %s', (language) => {
  it('name every error of the catalogue (S12)', () => {
    expect([...readErrorTexts(language).keys()].toSorted()).toEqual(
      Object.keys(errorCatalogue).toSorted(),
    );
  });

  it('word every refusal of a field (A3)', () => {
    const texts = readTexts(language, 'registration');
    const missing = wordingKeys.filter((key) => !texts.has(key));
    expect(missing, `Add these keys to web/i18n/messages/${language}/registration.json`).toEqual(
      [],
    );
  });

  it('have that of every notice that a machine raises', () => {
    const raised = globSync(
      join(projectRoot, '{machines/**/*.machine.ts,machines/**/*.setup.ts,web/**/*.{ts,tsx}}'),
    ).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/text: '(notices\.\w+)'/gu)].map(([, key]) => key),
    );
    const texts = readTexts(language, 'shell');
    expect(raised.length).toBeGreaterThan(0);
    const missing = raised.filter((key) => key === undefined || !texts.has(key));
    expect(missing, `Add these keys to web/i18n/messages/${language}/shell.json`).toEqual([]);
  });
});

const isOpen = ({ auth }: RouteMetadata) => auth === 'none';

/*
 * Everybody's first load carries the words of `errors`. Those of `memberErrors` come with the words of
 * the member pages, so a page that visitors see has to do without them.
 */
it('the errors that visitors can meet, and no others, come with the first words (P3)', () => {
  const domains = Object.values<Readonly<Record<string, { metadata: RouteMetadata }>>>(contract);
  const calls = domains.map((routes) => Object.values(routes).map(({ metadata }) => metadata));
  const met = new Set<string>([
    ...calls
      .filter((domain) => domain.some(isOpen))
      .flatMap((all) => all.flatMap((one) => one.codes)),
    ...Object.keys(errorCatalogue).filter((code) => !serverErrorCodes.includes(code as never)),
  ]);
  expect([...readTexts(model, 'errors').keys()].toSorted()).toEqual([...met].toSorted());
});

describe('the look at texts that were not translated', () => {
  it.each([
    ['CN', 'Sign in'],
    ['CN', '登录 sign in'],
    ['CN', 'เข้าสู่ระบบ'],
    ['TH', 'ลอง retry'],
    ['EN', '登录'],
    ['VI', 'Sign in'],
    ['ID', 'Entrar'],
  ] satisfies [LanguageCode, string][])('finds in %s: %s', (language, text) => {
    expect(isUntranslated(language, text, ['Sign in', 'Entrar'])).toBe(true);
  });

  it.each([
    ['CN', 'VIP {{name}}'],
    ['TH', 'QQ (min) (max)'],
    ['PT', 'Slots'],
  ] satisfies [LanguageCode, string][])('lets %s have: %s', (language, text) => {
    expect(isUntranslated(language, text, [text])).toBe(false);
  });
});
