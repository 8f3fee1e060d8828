import type { LanguageCode } from '#contract/entities/language.ts';

type Messages = Readonly<Record<string, unknown>>;

/** A language's message files by name, each a lazy part of its own. */
interface MessageSet {
  readonly features: Readonly<Record<string, () => Promise<Messages>>>;
}

/**
 * A person loads one language, feature by feature (G1). A language's list of files is a lazy part
 * as well: all lists together would weigh on everybody's first load.
 */
const sets = import.meta.glob<MessageSet>('./messages/*/index.ts');

const byLanguage = new Map(
  Object.entries(sets).map(([path, load]) => [path.split('/').at(-2) as LanguageCode, load]),
);

/** Languages that have a message set. */
export const messageLanguages = [...byLanguage.keys()];

/** The names of all message files of a language. */
export async function messageNames(language: LanguageCode): Promise<readonly string[]> {
  const set = await byLanguage.get(language)?.();
  return Object.keys(set?.features ?? {}).map((file) => file.slice('./'.length, -'.json'.length));
}

/** Loads the messages of one feature in one language. */
export async function loadMessages(language: LanguageCode, feature: string): Promise<Messages> {
  const set = await byLanguage.get(language)?.();
  const load = set?.features[`./${feature}.json`];
  if (!load) throw new Error(`there is no message file ${language}/${feature}`);
  return await load();
}
