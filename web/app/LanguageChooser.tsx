import { useTranslation } from 'react-i18next';
import { languages as known, type LanguageCode } from '#contract/entities/language.ts';
import { messageLanguages } from '#web/i18n/message-files.ts';
import { GlobeIcon } from '#web/ui/icons/GlobeIcon.tsx';
import styles from './LanguageChooser.module.css';
import { useChooseLanguage } from './use-choose-language.ts';
import { useLanguage } from './use-language.ts';

interface LanguageChooserProps {
  /** Enabled for the site. */
  readonly languages: readonly LanguageCode[];
}

/** The languages, each by its own name; nothing where there is no choice (S2, S3). */
export function LanguageChooser({ languages }: LanguageChooserProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const offered = languages.filter((code) => messageLanguages.includes(code));
  if (offered.length < 2) return null;
  return (
    <label className={styles.chooser}>
      <GlobeIcon />
      <span className="visually-hidden">{t('menu.language')}</span>
      <select
        value={language}
        className={styles.select}
        onChange={(event) => void choose(event.target.value as LanguageCode)}
      >
        {offered.map((code) => (
          <option key={code} value={code} lang={known[code].tag}>
            {known[code].name}
          </option>
        ))}
      </select>
    </label>
  );
}
