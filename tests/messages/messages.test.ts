import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#contract/errors.ts';
import { wordingKeys } from '#contract/rules/wording.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'web/i18n/messages');
const languages = ['PT', 'EN'] as const;
const features = globSync(join(folder, 'PT/*.json')).map((file) => basename(file, '.json'));

/** Names and words that are the same in both languages. */
const sameInBoth =
  /^(?:Aurora(?: Play)?|E-sports|Slots|VIP|SMS|LINE|WhatsApp|Zalo|Facebook|WeChat|PIX|Menu|.{0,3})$/u;

function read(language: string, feature: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: object, path: string) => {
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      const name = path === '' ? key : `${path}.${key}`;
      if (typeof value === 'string') texts.set(name, value);
      else walk(value as object, name);
    }
  };
  walk(JSON.parse(readFileSync(join(folder, language, `${feature}.json`), 'utf8')) as object, '');
  return texts;
}

/** A key without its plural category: languages differ in how many they have. */
const withoutPlural = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/u, '');
const keysOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map(withoutPlural))].toSorted();
const placeholders = (text: string) =>
  (text.match(/\{\{\s*[\w.]+|\((?:min|max)\)/gu) ?? []).toSorted();

describe('the message files (G1, S12)', () => {
  it('have exactly the keys that the code uses', async () => {
    const run = promisify(execFile)('i18next-cli', ['extract', '--ci', '--dry-run'], { cwd: root });
    await expect(run).resolves.toBeDefined();
  });

  describe.each(features)('%s', (feature) => {
    const [portuguese, english] = languages.map((language) => read(language, feature)) as [
      Map<string, string>,
      Map<string, string>,
    ];

    it('has the same keys in both languages', () => {
      expect(keysOf(english)).toEqual(keysOf(portuguese));
    });

    it('has no empty text', () => {
      const empty = [...portuguese, ...english].filter(([, text]) => text.trim() === '');
      expect(empty).toEqual([]);
    });

    it('has the same placeholders in both languages', () => {
      for (const [key, text] of english) {
        const other = portuguese.get(key) ?? portuguese.get(`${withoutPlural(key)}_other`) ?? '';
        expect(placeholders(other), key).toEqual(placeholders(text));
      }
    });

    it('is translated', () => {
      const untranslated = [...english].filter(
        ([key, text]) => portuguese.get(key) === text && !sameInBoth.test(text),
      );
      expect(untranslated).toEqual([]);
    });
  });

  it.each(languages)('name every error of the catalogue in %s (S12)', (language) => {
    expect([...read(language, 'errors').keys()].toSorted()).toEqual(
      Object.keys(errorCatalogue).toSorted(),
    );
  });

  it.each(languages)('word every refusal of a field in %s (A3)', (language) => {
    const texts = read(language, 'registration');
    expect(wordingKeys.filter((key) => !texts.has(key))).toEqual([]);
  });

  it.each(languages)('have the text of every notice that a machine raises in %s', (language) => {
    const raised = globSync(
      join(root, '{machines/**/*.machine.ts,machines/**/*.setup.ts,web/**/*.{ts,tsx}}'),
    ).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/text: '(notices\.\w+)'/gu)].map(([, key]) => key),
    );
    const texts = read(language, 'shell');
    expect(raised.length).toBeGreaterThan(0);
    expect(raised.filter((key) => key === undefined || !texts.has(key))).toEqual([]);
  });
});
