import { useTranslation } from 'react-i18next';

const MINUTE_SECONDS = 60;

/** Says how long to wait before the next try: in seconds, from two minutes on in minutes. */
export function useWaitText(): (seconds: number) => string {
  const { t } = useTranslation('account');
  return (seconds) =>
    seconds >= 2 * MINUTE_SECONDS || seconds === MINUTE_SECONDS
      ? t('account:waitMinutes', { count: Math.ceil(seconds / MINUTE_SECONDS) })
      : t('account:waitSeconds', { count: seconds });
}
