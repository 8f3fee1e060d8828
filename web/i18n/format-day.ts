import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** A day as people write it, from an ISO 8601 moment. */
export function formatDay(moment: string, language: LanguageCode): string {
  const { tag } = languages[language];
  return new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }).format(new Date(moment));
}
