import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ContactLink } from '#web/shared/service/ContactLink.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { SettingsIcon } from '#web/ui/icons/SettingsIcon.tsx';
import { ClosedScreen } from './ClosedScreen.tsx';

interface MaintenanceScreenProps {
  /** When it is expected to end: ISO 8601, or null when nobody knows. */
  readonly until: string | null;
  /** Changes the language. */
  readonly language: ReactNode;
}

/** The games are under maintenance; the screen leaves by itself when it is over (S9). */
export default function MaintenanceScreen({ until, language }: MaintenanceScreenProps) {
  const { t } = useTranslation();
  const { tag } = languages[useLanguage()];
  return (
    <ClosedScreen language={language} icon={<SettingsIcon />} title={t('maintenance.title')}>
      <p>{t('maintenance.text')}</p>
      {until && (
        <p>
          {t('maintenance.until', {
            time: new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeStyle: 'short' }).format(
              new Date(until),
            ),
          })}
        </p>
      )}
      <output>{t('maintenance.checking')}</output>
      <ContactLink className={buttonClass({ variant: 'primary' })}>
        {t('maintenance.service')}
      </ContactLink>
    </ClosedScreen>
  );
}
