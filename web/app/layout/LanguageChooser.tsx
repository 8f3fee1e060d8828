import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { languages as known, type LanguageCode } from '#contract/entities/language.ts';
import { languageNames } from '#contract/entities/language-names.ts';
import { changeLanguage } from '#web/i18n/start.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { GlobeIcon } from '#web/ui/icons/GlobeIcon.tsx';
import styles from './LanguageChooser.module.css';

interface LanguageChooserProps {
  /** Enabled for the site, with texts: two or more. */
  readonly languages: readonly LanguageCode[];
}

/** The languages, each by its own name (S2, S3). */
export default function LanguageChooser({ languages }: LanguageChooserProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <label className={styles.chooser}>
      <GlobeIcon />
      <span className="visually-hidden">{t('menu.language')}</span>
      <select
        value={language}
        className={styles.select}
        onChange={(event) => void choose(event.target.value as LanguageCode)}
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={known[code].tag}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Sets the language, stores it as `lang` and the one before as `hisLang`, tells the server (S3). */
function useChooseLanguage(): (language: LanguageCode) => Promise<void> {
  const { i18n, api, language: current } = useServices();
  return useCallback(
    async (language) => {
      localStorage.setItem('hisLang', current());
      localStorage.setItem('lang', language);
      await changeLanguage(i18n, language);
      // The choice holds here whatever the server says; it learns it with the next call anyway.
      await api.site.language({ body: { language } });
    },
    [i18n, api, current],
  );
}
