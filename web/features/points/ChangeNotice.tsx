import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/entities/points.ts';
import type { SeenReward } from '#machines/points-redemption/points-redemption.types.ts';
import { ChangedPrice } from '#web/shared/money/ChangedPrice.tsx';
import type { FreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { usePointsText } from './use-points-text.ts';
import { useStockText } from './use-stock-text.ts';

interface ChangeNoticeProps {
  /** What the person saw before; null if nothing changed. */
  readonly seen: SeenReward | null;
  readonly reward: Reward;
  readonly agreement: FreshAgreement;
}

/** Changes since the person last looked: both prices, and both stocks (W9). */
export function ChangeNotice({ seen, reward, agreement }: ChangeNoticeProps) {
  const { t } = useTranslation('points');
  const stockText = useStockText();
  const pointsText = usePointsText();
  const [before, now] = [stockText((seen ?? reward).stock), stockText(reward.stock)];
  return (
    <ChangedPrice
      agreement={agreement}
      hasNews={seen !== null}
      title={t('redeem.changed')}
      text={
        <>
          {agreement.isChanged &&
            t('redeem.priceChanged', {
              before: pointsText(agreement.before ?? 0),
              now: pointsText(reward.price),
            })}{' '}
          {before !== now && t('redeem.stockChanged', { before, now })}
        </>
      }
      agree={t('agreeToChange')}
      agreeFirst={t('agreeFirst')}
    />
  );
}
