import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LanguageCode } from '#contract/entities/language.ts';
import { projectRoot } from './project.ts';

/** Messages of a file: texts by key, nested to any depth. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

/**
 * Folders of messages: those of errors are beside their catalogue, because servers use them too.
 */
const messageFolders = ['web/i18n/messages', 'contract/messages'] as const;

/** Languages that have messages. */
export const messageLanguages = readdirSync(join(projectRoot, messageFolders[0])) as LanguageCode[];

/** The message files of a language, by the name of their feature: paths from the project's root. */
export function messageFilesOf(language: LanguageCode): ReadonlyMap<string, string> {
  const files = messageFolders.flatMap((folder) =>
    globSync(`${folder}/${language}/**/*.json`, { cwd: projectRoot }),
  );
  return new Map(files.toSorted().map((file) => [basename(file, '.json'), file]));
}

/** Reads a message file. @param file its path from the project's root */
export function readMessages(file: string): Messages {
  return JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as Messages;
}

/** The texts of messages by their full keys, such as `field.email`. */
function textsOf(messages: Messages, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]): [string, string][] => {
      const name = path === '' ? key : `${path}.${key}`;
      return typeof value === 'string' ? [[name, value]] : [...textsOf(value, name)];
    }),
  );
}

/** The texts of one feature in one language by their full keys; empty without such a file. */
export function readTexts(language: LanguageCode, feature: string): Map<string, string> {
  const file = messageFilesOf(language).get(feature);
  return file === undefined ? new Map<string, string>() : textsOf(readMessages(file));
}

/**
 * The plural ending of a key, such as `_one`. `_zero` is no plural: i18next uses it for a count of
 * zero.
 */
export const pluralOf = /_(one|two|few|many|other)$/u;

/** A key without its plural: languages differ in how many they have. */
export const withoutPlural = (key: string): string => key.replace(pluralOf, '');

/** The Portuguese texts that a language lacks, and its unused ones. */
export function compareKeys(
  language: LanguageCode,
  feature: string,
): Readonly<Record<'missing' | 'unused', readonly string[]>> {
  const keysIn = (code: LanguageCode) =>
    new Set([...readTexts(code, feature).keys()].map(withoutPlural));
  const [own, model] = [keysIn(language), keysIn('PT')];
  return {
    missing: [...model].filter((key) => !own.has(key)),
    unused: [...own].filter((key) => !model.has(key)),
  };
}

/** A translation with English for its missing texts. Plurals count as one text. */
export function withEnglish(translated: Messages, english: Messages): Messages {
  const own = new Set(Object.keys(translated).map(withoutPlural));
  const lent = Object.entries(english).filter(([key]) => !own.has(withoutPlural(key)));
  const kept = Object.entries(translated).map(([key, value]): [string, string | Messages] => {
    const of = english[key];
    return [
      key,
      typeof value === 'string' || typeof of !== 'object' ? value : withEnglish(value, of),
    ];
  });
  return Object.fromEntries([...kept, ...lent]);
}
