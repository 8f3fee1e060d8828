import type { LanguageCode } from '#contract/entities/language.ts';
import type { Settings } from '../../settings/settings.ts';
import type { MemberRow } from '../../store/members.ts';

/** The language for messages to a person: their last used one, else the site's first. */
export function languageOf(
  { language }: Pick<MemberRow, 'language'>,
  { languages }: Pick<Settings, 'languages'>,
): LanguageCode {
  const [first] = languages;
  return language !== null && languages.includes(language) ? language : first;
}
