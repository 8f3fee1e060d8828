import { describe, expect, it } from 'vitest';
import { completeLanguages } from '#contract/entities/language.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { errorPages } from '#tools/error-pages.ts';
import { readTexts } from '#tools/message-files.ts';
import { readErrorTexts } from './message-sets.ts';
import { specifiedErrors } from './specified-errors.ts';

describe.each(completeLanguages)('every error of the specification (S12), in %s', (language) => {
  it.each(specifiedErrors.map(({ entry, said }) => [entry, said] as const))('%s', (_, said) => {
    if ('text' in said) {
      const [feature = '', key = ''] = said.text.split(':');
      expect(
        readTexts(language, feature).get(key),
        `Add ${key} to web/i18n/messages/${language}/${feature}.json`,
      ).toMatch(/\S/u);
      return;
    }
    const [code, next] = said;
    expect(errorCatalogue[code].next).toBe(next);
    expect(
      readErrorTexts(language).get(code),
      `Add ${code} to the errors of web/i18n/messages/${language}`,
    ).toMatch(/\S/u);
  });

  it('each code has a text of its own', () => {
    const owners = Map.groupBy(readErrorTexts(language), ([, text]) => text);
    const shared = [...owners.values()].filter((all) => all.length > 1);
    expect(
      shared.map((all) => all.map(([code]) => code)),
      `Word each of these codes otherwise in web/i18n/messages/${language}`,
    ).toEqual([]);
  });
});

it('the page of errors has a row for every code (S12)', () => {
  const page = errorPages(errorCatalogue, {
    pt: Object.fromEntries(readErrorTexts('PT')),
    en: Object.fromEntries(readErrorTexts('EN')),
  });
  const rows = [...page.matchAll(/^\| `(\w+)` /gmu)].map(([, code]) => code);
  expect(new Set(rows)).toEqual(new Set(Object.keys(errorCatalogue)));
  expect(rows).toHaveLength(Object.keys(errorCatalogue).length);
});
