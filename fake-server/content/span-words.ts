import { type LanguageCode, languages } from '#contract/entities/language.ts';
import { spanText } from '#contract/rules/span-text.ts';
import { inLanguage, perLanguage, type Words } from './words.ts';

/** A duration for texts in every language: '1 day', '30 minutos'. */
export function spanWords(count: number, unit: 'day' | 'minute'): Words {
  return perLanguage((language) => spanText(count, unit, languages[language].tag));
}

/** The same for a text in one language, or in English where it is not written in that one. */
export function spanIn(count: number, unit: 'day' | 'minute', language: LanguageCode): string {
  return inLanguage(spanWords(count, unit), language);
}
