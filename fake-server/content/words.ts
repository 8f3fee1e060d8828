import type { LanguageCode } from '#contract/entities/language.ts';

/** Words in the two languages of the seeded world. */
export interface Words {
  readonly PT: string;
  readonly EN: string;
}

/** The seeded world speaks Portuguese and English; other languages read English. */
export function inLanguage(words: Words, language: LanguageCode): string {
  return language === 'PT' || language === 'PT-BR' ? words.PT : words.EN;
}
