import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/entities/bonus.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import styles from './bonuses.module.css';

interface BonusFactsProps {
  readonly bonus: Bonus;
}

/** The rest of a bonus, its winnings, the missing wagering, and its expiry. */
export function BonusFacts({ bonus }: BonusFactsProps) {
  const { t } = useTranslation('bonuses');
  const money = useMoney(bonus.currency);
  const facts = [
    { label: t('fact.left'), amount: bonus.bonus },
    { label: t('fact.won'), amount: bonus.locked },
    ...(bonus.inPlay > 0 ? [{ label: t('fact.inPlay'), amount: bonus.inPlay }] : []),
    { label: t('fact.missing'), amount: bonus.required - bonus.counted },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money text={money(amount)} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('fact.until')}</dt>
        <dd>
          <Moment at={bonus.expiresAt} zoned />
        </dd>
      </div>
    </dl>
  );
}
