import type { LanguageCode } from '#contract/entities/language.ts';

type Messages = Readonly<Record<string, unknown>>;

/** A language's message files by path, each a separate lazy part. */
interface MessageSet {
  readonly features: Readonly<Record<string, () => Promise<Messages>>>;
}

/** The files of one feature: its messages, and whether only signed-in people meet them. */
interface MessageFile {
  readonly load: () => Promise<Messages>;
  readonly isOfMembers: boolean;
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

/** The message files of a language by the name of their feature. */
async function filesOf(language: LanguageCode): Promise<ReadonlyMap<string, MessageFile>> {
  const { features = {} } = (await byLanguage.get(language)?.()) ?? {};
  return new Map(
    Object.entries(features).map(([path, load]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.json'.length),
      { load, isOfMembers: path.includes('/member/') },
    ]),
  );
}

/**
 * The names of a language's message files.
 *
 * @param withMember those of the member and agent pages too, which are in the folder `member`
 */
export async function messageNames(
  language: LanguageCode,
  withMember: boolean,
): Promise<readonly string[]> {
  return [...(await filesOf(language))]
    .filter(([, { isOfMembers }]) => withMember || !isOfMembers)
    .map(([feature]) => feature);
}

/**
 * The messages of one feature in one language; in English if a translation lacks the whole file.
 *
 * @throws Error if there is no such feature
 */
export async function messageFile(language: LanguageCode, feature: string): Promise<MessageFile> {
  const file = (await filesOf(language)).get(feature) ?? (await filesOf('EN')).get(feature);
  if (!file) throw new Error(`there is no message file ${language}/${feature}`);
  return file;
}
