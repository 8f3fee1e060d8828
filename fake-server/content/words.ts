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

/** Figures of the site that its texts name, as `{minimumAge}` (G6). */
export type Figures = Readonly<Record<string, number>>;

/** Puts the figures into their places. @throws Error where a text names one that there is not */
export function withFigures(text: string, figures: Figures): string {
  return text.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`there is no figure ${name}`);
    return String(figure);
  });
}
