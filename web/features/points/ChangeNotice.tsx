import { useTranslation } from 'react-i18next';
import type { Reward } from '#contract/entities/points.ts';
import type { SeenReward } from '#machines/points-redemption/points-redemption.types.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { formatPoints } from './format-points.ts';
import { useStockText } from './use-stock-text.ts';

interface ChangeNoticeProps {
  readonly seen: SeenReward;
  readonly reward: Reward;
}

/** What changed between seeing and pressing: both prices, and both stocks (W9). */
export function ChangeNotice({ seen, reward }: ChangeNoticeProps) {
  const { t } = useTranslation('points');
  const language = useLanguage();
  const stockText = useStockText();
  const points = (amount: number) => t('points', { points: formatPoints(amount, language) });
  const [before, now] = [stockText(seen.stock), stockText(reward.stock)];
  return (
    <div role="alert">
      <Notice
        tone="warning"
        title={t('redeem.changed')}
        text={
          <>
            {seen.price !== reward.price &&
              t('redeem.priceChanged', {
                before: points(seen.price),
                now: points(reward.price),
              })}{' '}
            {before !== now && t('redeem.stockChanged', { before, now })}
          </>
        }
      />
    </div>
  );
}
