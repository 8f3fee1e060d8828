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

/**
 * Texts in each language, by key. Portuguese and English have all; others may lag, and English stands
 * in for what they lack (G1). `npm run messages` lists it.
 */
export interface Translations<Texts extends object> {
  readonly PT: Texts;
  readonly EN: Texts;
  readonly others: Readonly<Record<Exclude<ContentLanguage, 'PT' | 'EN'>, Partial<Texts>>>;
}

/** The texts in a language of the portal, with English in place of what it lacks. */
export function textsIn<Texts extends object>(
  { PT, EN, others }: Translations<Texts>,
  language: LanguageCode,
): Texts {
  if (language === 'PT' || language === 'PT-BR') return PT;
  return { ...EN, ...(others as Partial<Record<LanguageCode, Partial<Texts>>>)[language] };
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
