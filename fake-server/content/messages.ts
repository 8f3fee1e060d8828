import type { Words } from './words.ts';

/** What a message says, in the languages of the world. */
export interface MessageWords {
  readonly title: Words;
  /** HTML. */
  readonly content: Words;
}

/** A message from its title and its text, each in Portuguese and in English. */
export function messageWords(
  [titlePT, titleEN]: readonly [string, string],
  [textPT, textEN]: readonly [string, string],
): MessageWords {
  return { title: { PT: titlePT, EN: titleEN }, content: { PT: textPT, EN: textEN } };
}
