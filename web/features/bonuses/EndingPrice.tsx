import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/entities/bonus.ts';
import { endingByPlayer } from '#contract/rules/bonus-moves.ts';
import type { EndingWish } from '#machines/bonus-ending/bonus-ending.types.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './bonuses.module.css';

interface EndingPriceProps {
  readonly bonus: Bonus;
  /** What was agreed to before the bonus changed; null where it did not. */
  readonly wish: EndingWish | null;
}

/** What goes back to the house when a bonus is ended, and what stays. */
export function EndingPrice({ bonus, wish }: EndingPriceProps) {
  const { t } = useTranslation('bonuses');
  const money = useMoney(bonus.currency);
  const { ending, costs } = endingByPlayer(bonus);
  return (
    <>
      {wish !== null && (
        <div role="alert">
          <Notice
            tone="warning"
            title={t('changed')}
            text={t('priceChanged', { before: money(wish.costs), now: money(costs) })}
          />
        </div>
      )}
      <p>{t(`priceText.${ending}`)}</p>
      <dl className={styles.price}>
        <div>
          <dt>{t('fact.left')}</dt>
          <dd>{money(bonus.bonus)}</dd>
        </div>
        <div>
          <dt>{t('fact.won')}</dt>
          <dd>{money(bonus.locked)}</dd>
        </div>
        <div className={styles.priceSum}>
          <dt>{t('goesBack')}</dt>
          <dd>{money(costs)}</dd>
        </div>
      </dl>
      {bonus.inPlay > 0 && <p>{t('inPlayText', { amount: money(bonus.inPlay) })}</p>}
      <p className={styles.hint}>{t('ownStays')}</p>
    </>
  );
}
