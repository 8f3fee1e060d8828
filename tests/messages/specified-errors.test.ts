import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#contract/errors.ts';
import { errorPages } from '#tools/error-pages.ts';
import { messageLanguages, readErrorTexts, readTexts } from './message-sets.ts';
import { specifiedErrors } from './specified-errors.ts';

describe.each(messageLanguages)('every error of the specification (S12), in %s', (language) => {
  it.each(specifiedErrors.map(({ entry, said }) => [entry, said] as const))('%s', (_, said) => {
    if ('text' in said) {
      const [feature = '', key = ''] = said.text.split(':');
      expect(readTexts(language, feature).get(key)).toMatch(/\S/u);
      return;
    }
    const [code, next] = said;
    expect(errorCatalogue[code].next).toBe(next);
    expect(readErrorTexts(language).get(code)).toMatch(/\S/u);
  });

  it('each code has a text of its own', () => {
    const owners = Map.groupBy(readErrorTexts(language), ([, text]) => text);
    expect([...owners.values()].filter((all) => all.length > 1)).toEqual([]);
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
