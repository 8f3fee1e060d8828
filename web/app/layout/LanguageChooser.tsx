import { useTranslation } from 'react-i18next';
import { languages as known, type LanguageCode } from '#contract/entities/language.ts';
import { languageNames } from '#contract/entities/language-names.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GlobeIcon } from '#web/ui/icons/GlobeIcon.tsx';
import styles from './LanguageChooser.module.css';
import { useChooseLanguage } from './use-choose-language.ts';

interface LanguageChooserProps {
  /** The site's languages with texts: two or more. */
  readonly languages: readonly LanguageCode[];
  /** A button with the code of the language, or an entry of the side menu with its name. */
  readonly look: 'button' | 'entry';
}

/** The languages, each by its own name (S1, S2, S3). */
export default function LanguageChooser({ languages, look }: LanguageChooserProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const choose = useChooseLanguage();
  return (
    <label className={classNames(styles.chooser, styles[look])}>
      <GlobeIcon size={look === 'button' ? 20 : 24} />
      {look === 'button' && (
        <span className={styles.code} aria-hidden="true">
          {language}
        </span>
      )}
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
