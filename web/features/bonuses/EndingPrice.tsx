import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/entities/bonus.ts';
import { endingByPlayer } from '#contract/rules/bonus-moves.ts';
import { ChangedPrice } from '#web/shared/money/ChangedPrice.tsx';
import type { FreshAgreement } from '#web/shared/money/use-fresh-agreement.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import styles from './bonuses.module.css';

interface EndingPriceProps {
  readonly bonus: Bonus;
  readonly agreement: FreshAgreement;
}

/** What goes back to the house when a bonus is ended, and what stays. */
export function EndingPrice({ bonus, agreement }: EndingPriceProps) {
  const { t } = useTranslation('bonuses');
  const money = useMoney(bonus.currency);
  const { ending, costs } = endingByPlayer(bonus);
  return (
    <>
      <ChangedPrice
        agreement={agreement}
        title={t('changed')}
        text={t('priceChanged', { before: money(agreement.before ?? 0), now: money(costs) })}
        agree={t('agreeToChange')}
        agreeFirst={t('agreeFirst')}
      />
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
      <p className="hint">{t('ownStays')}</p>
    </>
  );
}
