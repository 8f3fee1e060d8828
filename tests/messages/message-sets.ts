import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LanguageCode } from '#contract/entities/language.ts';
import { projectRoot } from '#tools/project.ts';

const folder = join(projectRoot, 'web/i18n/messages');

/** Languages that have a message set. */
export const messageLanguages = readdirSync(folder) as LanguageCode[];

/** Names of the message files, as Portuguese has them. */
export const messageFeatures = globSync(join(folder, 'PT/*.json'))
  .map((file) => basename(file, '.json'))
  .toSorted();

/** Names of the files in the folder of a language. */
export function filesOf(language: LanguageCode): readonly string[] {
  return readdirSync(join(folder, language)).toSorted();
}

/** The texts of one feature in one language by their whole keys, such as `field.email`. */
export function readTexts(language: LanguageCode, feature: string): Map<string, string> {
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
