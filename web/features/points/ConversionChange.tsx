import { useTranslation } from 'react-i18next';
import { conversionOf } from '#contract/rules/points.ts';
import type {
  ConversionOverview,
  ConversionWish,
} from '#machines/points-conversion/points-conversion.types.ts';
import { ChangedPrice } from '#web/shared/money/ChangedPrice.tsx';
import type { FreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { usePointsText } from './use-points-text.ts';

interface ConversionChangeProps {
  readonly overview: ConversionOverview;
  /** The request before the change; null if none. */
  readonly wish: ConversionWish | null;
  /** The last request, in hundredths of a point; undefined if none. */
  readonly points: number | undefined;
  /** Agreement to the rate. */
  readonly agreement: FreshAgreement;
}

/** Changes since the person last looked: the result before and now, or the points (W9). */
export function ConversionChange({
  overview,
  wish,
  points: wished,
  agreement,
}: ConversionChangeProps) {
  const { t } = useTranslation('points');
  const money = useMoney(overview.currency);
  const pointsText = usePointsText();
  const rateText = (points: number, pointsPerUnit = overview.pointsPerUnit) =>
    money(conversionOf(points, { pointsPerUnit }).amount);
  // Without a request, the result of as many points as one unit of the currency cost.
  const points = wished ?? (agreement.before ?? overview.pointsPerUnit) * 100;
  return (
    <ChangedPrice
      agreement={agreement}
      hasNews={wish !== null}
      title={t('redeem.changed')}
      text={
        agreement.isChanged
          ? t('convert.resultChanged', {
              points: pointsText(points),
              before: rateText(points, agreement.before),
              now: rateText(points),
            })
          : t('convert.pointsChanged', { points: pointsText(overview.points) })
      }
      agree={t('agreeToChange')}
      agreeFirst={t('agreeFirst')}
    />
  );
}
