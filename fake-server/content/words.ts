import type { LanguageCode } from '#contract/entities/language.ts';
import type { Words } from './banners.ts';

/** The seeded world speaks Portuguese and English; other languages read English. */
export function inLanguage(words: Words, language: LanguageCode): string {
  return language === 'PT' || language === 'PT-BR' ? words.PT : words.EN;
}
