import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chooseLanguage } from '#contract/entities/language.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { messageLanguages } from '#web/i18n/message-files.ts';
import { changeLanguage } from '#web/i18n/start.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/**
 * Replaces a stored language that the site does not have (G2) once the site's languages are known.
 * The stored value stays: the site may have it again.
 */
export function useEnabledLanguage(): void {
  const { i18n } = useServices();
  const language = useLanguage();
  const { data: permission } = useQuery(sitePermission());
  useEffect(() => {
    if (!permission || permission.languages.includes(language)) return;
    const chosen = chooseLanguage(
      language,
      permission.languages.filter((code) => messageLanguages.includes(code)),
    );
    if (chosen === language) return;
    void changeLanguage(i18n, chosen);
  }, [i18n, language, permission]);
}
