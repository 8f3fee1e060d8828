import type { i18n } from 'i18next';
import { type LanguageCode, languages } from '#contract/entities/language.ts';

/** The texts of a language offer, in that language. */
const words = import.meta.glob<Readonly<Record<string, string>>>(
  './messages/*/languageOffer.json',
  { import: 'default', eager: true },
);

/**
 * Gives i18next only the texts of a language offer, so that nobody loads a whole unwanted language
 * (G1).
 */
export function addOfferWords(instance: i18n, language: LanguageCode): void {
  const { tag } = languages[language];
  const own = words[`./messages/${language}/languageOffer.json`];
  if (own && !instance.hasResourceBundle(tag, 'languageOffer'))
    instance.addResourceBundle(tag, 'languageOffer', own);
}
