import { useCallback } from 'react';
import type { LanguageCode } from '#contract/entities/language.ts';
import { changeLanguage } from '#web/i18n/start.ts';
import { deviceStorage } from '#web/platform/storage/guarded-storage.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/**
 * Sets the language, stores it as `lang` and the previous one as `hisLang`, and tells the server
 * (S3).
 */
export function useChooseLanguage(): (language: LanguageCode) => Promise<void> {
  const { i18n, api, language: current } = useServices();
  return useCallback(
    async (language) => {
      const before = current();
      await changeLanguage(i18n, language);
      deviceStorage.setItem('hisLang', before);
      deviceStorage.setItem('lang', language);
      // The choice holds here whatever the server answers; the next call tells it anyway.
      await api.site.language({ body: { language } });
    },
    [i18n, api, current],
  );
}
