import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { RouteMetadata } from '#contract/call.ts';
import { completeLanguages, type LanguageCode, languages } from '#contract/entities/language.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { serverErrorCodes } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { wordingKeys } from '#contract/rules/wording.ts';
import {
  compareKeys,
  messageFilesOf,
  messageLanguages,
  pluralOf,
  readTexts,
  withEnglish,
  withoutPlural,
} from '#tools/message-files.ts';
import { projectRoot } from '#tools/project.ts';
import { messageFeatures, readErrorTexts } from './message-sets.ts';
import { isUntranslated } from './untranslated.ts';

/** The language that the others are held against: the portal's own (G1). */
const model = 'PT';
const translations = messageLanguages.filter((language) => language !== model);

const placeholders = (text: string) =>
  (text.match(/\{\{.*?\}\}|\((?:min|max)\)|<[^>]*>/gu) ?? []).toSorted();

describe('the message files (G1, S12)', () => {
  it('exist in the six languages of the portal', () => {
    expect(messageLanguages.toSorted()).toEqual(['CN', 'EN', 'ID', 'PT', 'TH', 'VI']);
  });

  it('have exactly the keys that the code uses', async () => {
    const run = promisify(execFile)('i18next-cli', ['extract', '--ci', '--dry-run'], {
      cwd: projectRoot,
    });
    await expect(
      run,
      'Write the keys with + in PT and EN, delete those with -: npx i18next-cli extract begins both',
    ).resolves.toBeDefined();
  });

  it.each(translations)('match those of Portuguese in %s', (language) => {
    const unused = [...messageFilesOf(language).keys()].filter(
      (feature) => !messageFeatures.includes(feature),
    );
    expect(unused, `Remove these files of ${language}, or write them in ${model} too`).toEqual([]);
  });
});

describe.each(messageFeatures)('%s', (feature) => {
  const portuguese = readTexts(model, feature);

  it.each(translations)('has only keys of Portuguese in %s', (language) => {
    const { unused } = compareKeys(language, feature);
    expect(
      unused,
      `npm run messages -- --remove-unused takes these keys of ${language} away`,
    ).toEqual([]);
  });

  it.each(completeLanguages)('is complete in %s', (language) => {
    const { missing } = compareKeys(language, feature);
    expect(missing, `Write these keys in ${language}/${feature}.json`).toEqual([]);
  });

  it.each(messageLanguages)('has no empty text in %s', (language) => {
    const empty = [...readTexts(language, feature)].filter(([, text]) => text.trim() === '');
    expect(empty, `Write these texts in ${language}/${feature}.json`).toEqual([]);
  });

  it.each(translations)('has the same placeholders in %s', (language) => {
    for (const [key, text] of readTexts(language, feature)) {
      const other = portuguese.get(key) ?? portuguese.get(`${withoutPlural(key)}_other`) ?? '';
      expect(
        placeholders(text),
        `Give ${key} of ${language}/${feature}.json the placeholders of ${model}`,
      ).toEqual(placeholders(other));
    }
  });

  it.each(messageLanguages)('has the plurals that %s has, and no others', (language) => {
    const texts = readTexts(language, feature);
    const { pluralCategories } = new Intl.PluralRules(languages[language].tag).resolvedOptions();
    const counted = [...texts.keys()].filter((key) => pluralOf.test(key));
    const expected = [...new Set(counted.map(withoutPlural))].flatMap((key) =>
      pluralCategories.map((category) => `${key}_${category}`),
    );
    expect(
      counted.toSorted(),
      `Give every counted text of ${language}/${feature}.json these endings: ${pluralCategories.join(', ')}`,
    ).toEqual(expected.toSorted());
  });

  it.each(messageLanguages)('counts millions as it counts other numbers in %s', (language) => {
    const texts = readTexts(language, feature);
    const different = [...texts].filter(
      ([key, text]) => key.endsWith('_many') && text !== texts.get(`${withoutPlural(key)}_other`),
    );
    expect(
      different,
      `Portuguese has “de” only after a bare million: write these as _other in ${language}/${feature}.json`,
    ).toEqual([]);
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
      `Translate these in ${language}/${feature}.json, or name them in tests/messages/untranslated.ts`,
    ).toEqual([]);
  });
});

describe.each(completeLanguages)('the texts in %s', (language) => {
  it('cover every error of the catalogue (S12)', () => {
    expect([...readErrorTexts(language).keys()].toSorted()).toEqual(
      Object.keys(errorCatalogue).toSorted(),
    );
  });

  it('cover every refusal of a field (A3)', () => {
    const texts = readTexts(language, 'registration');
    const missing = wordingKeys.filter((key) => !texts.has(key));
    expect(missing, `Add these keys to web/i18n/messages/${language}/registration.json`).toEqual(
      [],
    );
  });

  it('cover every notice that a machine raises', () => {
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
 * Everybody's first load has the texts of `errors`. Those of `memberErrors` load with member pages,
 * so a public page must do without them.
 */
it('the first texts contain exactly the errors that visitors can get (P3)', () => {
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

describe('English stands in for what a translation lacks (G1)', () => {
  it('for each text, at every level, and each plural', () => {
    const english = {
      one: 'One',
      more: { two: 'Two', bets_one: 'bet', bets_other: 'bets' },
      all: {},
    };
    expect(withEnglish({ more: { bets_other: '注' } }, english)).toEqual({
      one: 'One',
      more: { two: 'Two', bets_other: '注' },
      all: {},
    });
  });

  it('leaves a whole translation as it is', () => {
    const english = { one: 'One', more: { two: 'Two' } };
    expect(withEnglish({ one: 'Um', more: { two: 'Dois' } }, english)).toEqual({
      one: 'Um',
      more: { two: 'Dois' },
    });
  });
});
