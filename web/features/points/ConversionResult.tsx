import { useTranslation } from 'react-i18next';
import { conversionOf } from '#contract/rules/points.ts';
import type { ConversionDesk } from '#machines/points-conversion/points-conversion.types.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';

interface ConversionResultProps {
  /** Hundredths of a point; undefined while what is typed cannot be converted. */
  readonly points: number | undefined;
  readonly desk: ConversionDesk;
}

/** What the points become, before anybody presses (W9). */
export function ConversionResult({ points, desk }: ConversionResultProps) {
  const { t } = useTranslation('points');
  const money = useMoney(desk.currency);
  const pointsText = usePointsText();
  const { amount, spent } = conversionOf(points ?? 0, desk);
  return (
    <output className={styles.result}>
      {points !== undefined && (
        <>
          <strong>{t('convert.result', { amount: money(amount) })}</strong>
          <span className={styles.hint}>
            {t('convert.left', { points: pointsText(desk.points - spent) })}
          </span>
        </>
      )}
    </output>
  );
}
