import type { LanguageCode } from '#contract/entities/language.ts';

type Messages = Readonly<Record<string, unknown>>;

/** Where those stand that a visitor never meets. */
const MEMBER = './member/';

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

/**
 * The names of a language's message files.
 *
 * @param withMember those of the member and agent pages too, which stand in the folder `member`
 */
export async function messageNames(
  language: LanguageCode,
  withMember: boolean,
): Promise<readonly string[]> {
  const set = await byLanguage.get(language)?.();
  return Object.keys(set?.features ?? {})
    .filter((file) => withMember || !file.startsWith(MEMBER))
    .map((file) => file.slice(file.lastIndexOf('/') + 1, -'.json'.length));
}

/** Tells whether messages are those of member and agent pages. */
export async function isOfMembers(language: LanguageCode, feature: string): Promise<boolean> {
  const set = await byLanguage.get(language)?.();
  return set?.features[`${MEMBER}${feature}.json`] !== undefined;
}

/** Loads the messages of one feature in one language. */
export async function loadMessages(language: LanguageCode, feature: string): Promise<Messages> {
  const set = await byLanguage.get(language)?.();
  const load = set?.features[`./${feature}.json`] ?? set?.features[`${MEMBER}${feature}.json`];
  if (!load) throw new Error(`there is no message file ${language}/${feature}`);
  return await load();
}
