import { useTranslation } from 'react-i18next';
import { conversionOf } from '#contract/rules/points.ts';
import type {
  ConversionDesk,
  ConversionWish,
} from '#machines/points-conversion/points-conversion.types.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { usePointsText } from './use-points-text.ts';

interface ConversionChangeProps {
  readonly desk: ConversionDesk;
  readonly wish: ConversionWish;
}

/** What changed between seeing and pressing: the result before and now, or the points (W9). */
export function ConversionChange({ desk, wish }: ConversionChangeProps) {
  const { t } = useTranslation('points');
  const money = useMoney(desk.currency);
  const pointsText = usePointsText();
  const [before, now] = [wish, desk].map((terms) => money(conversionOf(wish.points, terms).amount));
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t('redeem.changed')}
        text={
          wish.pointsPerUnit === desk.pointsPerUnit
            ? t('convert.pointsChanged', { points: pointsText(desk.points) })
            : t('convert.resultChanged', { points: pointsText(wish.points), before, now })
        }
      />
    </div>
  );
}
