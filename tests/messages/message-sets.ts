import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LanguageCode } from '#contract/entities/language.ts';
import { projectRoot } from '#tools/project.ts';

const folder = join(projectRoot, 'web/i18n/messages');

/** Languages that have a message set. */
export const messageLanguages = readdirSync(folder) as LanguageCode[];

/** Names of the message files, as Portuguese has them. */
export const messageFeatures = filesOf('PT')
  .filter((file) => file.endsWith('.json'))
  .map((file) => basename(file, '.json'));

/** The files in the folder of a language, those of members below `member`. */
export function filesOf(language: LanguageCode): readonly string[] {
  return globSync('**/*.*', { cwd: join(folder, language) }).toSorted();
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
  const [file = feature] = globSync(`**/${feature}.json`, { cwd: join(folder, language) });
  walk(JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as object, '');
  return texts;
}

/** The texts of every error in one language: those that visitors meet, and those of members alone. */
export function readErrorTexts(language: LanguageCode): Map<string, string> {
  return new Map([...readTexts(language, 'errors'), ...readTexts(language, 'memberErrors')]);
}
