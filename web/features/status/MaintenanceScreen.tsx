import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import { useSiteZone } from '#web/shared/times/use-site-zone.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { ToolIcon } from '#web/ui/icons/ToolIcon.tsx';
import { ClosedScreen } from './ClosedScreen.tsx';

interface MaintenanceScreenProps {
  /** Expected end: ISO 8601, or null if unknown. */
  readonly until: string | null;
  /** Changes the language. */
  readonly language: ReactNode;
}

/** The whole site is under maintenance; the screen closes by itself when it is over (S9). */
export default function MaintenanceScreen({ until, language }: MaintenanceScreenProps) {
  const { t } = useTranslation();
  const times = useTimes();
  const zone = useSiteZone();
  return (
    <ClosedScreen language={language} icon={<ToolIcon />} title={t('maintenance.title')}>
      <p>{t('maintenance.text')}</p>
      {/* Not by the zone of the device, which nobody may know by its name. */}
      {until && zone && <p>{t('maintenance.until', { time: times.zonedMoment(until) })}</p>}
      <output>{t('maintenance.checking')}</output>
      <ContactLink className={buttonClass({ variant: 'primary' })}>
        {t('maintenance.service')}
      </ContactLink>
    </ClosedScreen>
  );
}
