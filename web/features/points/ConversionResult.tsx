import { useTranslation } from 'react-i18next';
import { conversionOf } from '#contract/rules/points.ts';
import type { ConversionOverview } from '#machines/points-conversion/points-conversion.types.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';

interface ConversionResultProps {
  /** Hundredths of a point; undefined while the input is invalid. */
  readonly points: number | undefined;
  readonly overview: ConversionOverview;
}

/** The result of a conversion, before the button is pressed (W9). */
export function ConversionResult({ points, overview }: ConversionResultProps) {
  const { t } = useTranslation('points');
  const money = useMoney(overview.currency);
  const pointsText = usePointsText();
  const { amount, spent } = conversionOf(points ?? 0, overview);
  return (
    <output className={styles.result}>
      {points !== undefined && (
        <>
          <strong>{t('convert.result', { amount: money(amount) })}</strong>
          <span className="hint">
            {t('convert.left', { points: pointsText(overview.points - spent) })}
          </span>
        </>
      )}
    </output>
  );
}
