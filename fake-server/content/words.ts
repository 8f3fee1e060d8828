import type { LanguageCode } from '#contract/entities/language.ts';

/** Languages that texts of the seeded world may be written in. */
export const contentLanguages = [
  'PT',
  'EN',
  'CN',
  'ID',
  'TH',
  'VI',
] as const satisfies readonly LanguageCode[];
export type ContentLanguage = (typeof contentLanguages)[number];

/** Words in the two languages of the seeded world, and in others where they are written. */
export interface Words extends Partial<Readonly<Record<ContentLanguage, string>>> {
  readonly PT: string;
  readonly EN: string;
}

/** Words that are written in every language. */
export function perLanguage(
  write: (language: ContentLanguage) => string,
): Readonly<Record<ContentLanguage, string>> {
  // The entries are of every language.
  return Object.fromEntries(contentLanguages.map((code) => [code, write(code)])) as Record<
    ContentLanguage,
    string
  >;
}

/** The words in a language of the portal; in one that they are not written in, in English. */
export function inLanguage(words: Words, language: LanguageCode): string {
  if (language === 'PT-BR') return words.PT;
  return (words as Partial<Record<LanguageCode, string>>)[language] ?? words.EN;
}

/** Figures that texts name, as `{minimumAge}`: numbers, or amounts as they are written (G6). */
export type Figures = Readonly<Record<string, number | string>>;

/** Text as HTML shows it: names of people are theirs to choose. */
export function asHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Puts the figures into their places. @throws Error where a text names one that there is not */
export function withFigures(text: string, figures: Figures): string {
  return text.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`there is no figure ${name}`);
    return String(figure);
  });
}
