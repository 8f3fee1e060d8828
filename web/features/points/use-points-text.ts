import { useTranslation } from 'react-i18next';

/** Says points, from hundredths, with their noun: “1 point”, “20 points”. */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation('points');
  return (points) => t('points', { count: points / 100 });
}
