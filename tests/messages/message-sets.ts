import { type LanguageCode } from '#contract/entities/language.ts';
import { messageFilesOf, readTexts } from '#tools/message-files.ts';

/** Names of the message files, as Portuguese has them. */
export const messageFeatures = [...messageFilesOf('PT').keys()];

/** The texts of every error in one language: those that visitors meet, and those of members alone. */
export function readErrorTexts(language: LanguageCode): Map<string, string> {
  return new Map([...readTexts(language, 'errors'), ...readTexts(language, 'memberErrors')]);
}
