import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Bonus } from '#contract/entities/bonus.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { BonusStateBadge } from './BonusStateBadge.tsx';
import styles from './bonuses.module.css';
import { useBonusName, useEndText } from './use-bonus-text.ts';

interface EndedBonusProps {
  readonly bonus: Bonus;
}

/** An ended bonus: how it ended, and where its money went. */
export function EndedBonus({ bonus }: EndedBonusProps) {
  const { t } = useTranslation('bonuses');
  const { to } = useRecordSearch();
  const money = useMoney(bonus.currency);
  const name = useBonusName()(bonus);
  const endText = useEndText(bonus);
  return (
    <article className={styles.endedCard} aria-label={name}>
      <h3>
        <Link to={to({ bonus: bonus.id, page: '' })} aria-label={t('roundsOf', { name })}>
          {name}
        </Link>
      </h3>
      <Money text={money(bonus.amount)} />
      <p className={styles.endedText}>
        <BonusStateBadge state={bonus.state} /> {endText}
      </p>
      {bonus.endedAt !== null && <Moment at={bonus.endedAt} zoned className="hint" />}
    </article>
  );
}
