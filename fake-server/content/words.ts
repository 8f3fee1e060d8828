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
 * Texts in each language, by key. Portuguese and English are complete; others may lag, and missing
 * texts are shown in English (G1). `npm run messages` lists them.
 */
export interface Translations<Texts extends object> {
  readonly PT: Texts;
  readonly EN: Texts;
  readonly others: Readonly<Record<Exclude<ContentLanguage, 'PT' | 'EN'>, Partial<Texts>>>;
}

/** The texts in a language of the portal, with missing ones in English. */
export function textsIn<Texts extends object>(
  { PT, EN, others }: Translations<Texts>,
  language: LanguageCode,
): Texts {
  if (language === 'PT' || language === 'PT-BR') return PT;
  return { ...EN, ...(others as Partial<Record<LanguageCode, Partial<Texts>>>)[language] };
}

/** The words in a language of the portal, or in English. */
export function inLanguage(words: Words, language: LanguageCode): string {
  return words[languageOfWords(words, language)] ?? words.EN;
}

/** The language in which a reader of a language gets words: English where they are missing. */
function languageOfWords(words: Words, language: LanguageCode): ContentLanguage {
  if (language === 'PT-BR') return 'PT';
  return contentLanguages.find((code) => code === language && words[code] !== undefined) ?? 'EN';
}

/**
 * Values for texts, such as `{minimumAge}`: numbers, formatted amounts, or words, such as a duration
 * (G6).
 */
export type Figures = Readonly<Record<string, number | string | Words>>;

/** Content in a language, with its figures in the language that it is written in. */
export function wordsWithFigures(words: Words, language: LanguageCode, figures: Figures): string {
  const written = languageOfWords(words, language);
  const values = Object.entries(figures).map(
    ([name, value]) =>
      [name, typeof value === 'object' ? inLanguage(value, written) : value] as const,
  );
  return withFigures(inLanguage(words, language), Object.fromEntries(values));
}

/** Escapes text for HTML: people choose their own names. */
export function asHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Fills in the figures. @throws Error if a text has an unknown one */
export function withFigures(
  text: string,
  figures: Readonly<Record<string, number | string>>,
): string {
  return text.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => {
    const figure = figures[name];
    if (figure === undefined) throw new Error(`there is no figure ${name}`);
    return String(figure);
  });
}
