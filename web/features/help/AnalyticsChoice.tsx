import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sitePermission } from '#web/api/site-permission.ts';
import { chooseAnalytics } from '#web/platform/analytics-consent.ts';
import { useAnalyticsConsent } from '#web/shared/consent/use-analytics-consent.ts';
import { Checkbox } from '#web/ui/fields/Checkbox.tsx';

/** The consent to count visits, if the site counts them (S11). */
export function AnalyticsChoice() {
  const { t } = useTranslation('service');
  const isAllowed = useAnalyticsConsent() === true;
  const { data } = useQuery(sitePermission());
  if (!data?.analytics.gtagId) return null;
  return (
    <Checkbox checked={isAllowed} onChange={(event) => chooseAnalytics(event.target.checked)}>
      {t('consent.choice')}
    </Checkbox>
  );
}
