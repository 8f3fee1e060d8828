import type { LanguageCode } from '#contract/entities/language.ts';

type Messages = Readonly<Record<string, unknown>>;

/** Every message file as a lazy part of its own: a person loads one language, feature by feature (G1). */
const files = import.meta.glob<Messages>('./messages/*/*.json', { import: 'default' });

/** Languages that have a message set. */
export const messageLanguages = [
  ...new Set(Object.keys(files).map((path) => path.split('/')[2] as LanguageCode)),
];

/** Loads the messages of one feature in one language. */
export async function loadMessages(language: string, feature: string): Promise<Messages> {
  const load = files[`./messages/${language}/${feature}.json`];
  if (!load) throw new Error(`there is no message file ${language}/${feature}`);
  return await load();
}
