import { useTranslation } from 'react-i18next';
import type { LanguageCode } from '#contract/entities/language.ts';
import { languageOf } from '#web/i18n/start.ts';

/** The page's language. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation();
  return languageOf(i18n);
}
