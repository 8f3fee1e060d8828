import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** An ISO 8601 moment within a sentence: the day in words, with hour and minute. */
export function dayAndTime(moment: string, language: LanguageCode): string {
  const options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(languages[language].tag, options).format(new Date(moment));
}
