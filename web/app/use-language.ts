import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, type LanguageCode, languageCodes } from '#contract/entities/language.ts';

/** The language that the page is shown in. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return languageCodes.find((code) => code === i18n.language) ?? DEFAULT_LANGUAGE;
}
