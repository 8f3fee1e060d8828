import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/use-language.ts';
import { formatPoints } from './format-points.ts';

/** Formats points from hundredths. */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation('points');
  const language = useLanguage();
  return (points) => t('points', { points: formatPoints(points, language) });
}
