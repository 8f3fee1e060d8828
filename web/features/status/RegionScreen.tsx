import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ShieldIcon } from '#web/ui/icons/ShieldIcon.tsx';
import { ClosedScreen } from './ClosedScreen.tsx';

interface RegionScreenProps {
  /** Address of the visitor. */
  readonly ip: string;
  /** Changes the language. */
  readonly language: ReactNode;
}

/** The visitor's region is not served; the screen shows the visitor's address (S9). */
export default function RegionScreen({ ip, language }: RegionScreenProps) {
  const { t } = useTranslation();
  return (
    <ClosedScreen language={language} icon={<ShieldIcon />} title={t('region.title')}>
      <p>{t('region.text')}</p>
      <p>
        <bdi>{t('region.address', { ip })}</bdi>
      </p>
      <output>{t('region.checking')}</output>
      <ContactLink className={buttonClass({ variant: 'primary' })}>
        {t('maintenance.service')}
      </ContactLink>
    </ClosedScreen>
  );
}
