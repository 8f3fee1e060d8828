import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/entities/points.ts';
import type { SeenReward } from '#machines/points-redemption/points-redemption.types.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ChangedPrice } from '#web/shared/money/ChangedPrice.tsx';
import type { FreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { formatPoints } from './format-points.ts';
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
  const language = useLanguage();
  const stockText = useStockText();
  const points = (amount: number) => t('points', { points: formatPoints(amount, language) });
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
              before: points(agreement.before ?? 0),
              now: points(reward.price),
            })}{' '}
          {before !== now && t('redeem.stockChanged', { before, now })}
        </>
      }
      agree={t('agreeToChange')}
      agreeFirst={t('agreeFirst')}
    />
  );
}
