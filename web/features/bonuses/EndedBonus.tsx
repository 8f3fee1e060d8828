import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Bonus } from '#contract/entities/bonus.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useRecordSearch } from '#web/shared/records/use-record-search.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { BonusStateBadge } from './BonusStateBadge.tsx';
import styles from './bonuses.module.css';
import { useBonusName, useEndText } from './use-bonus-text.ts';

interface EndedBonusProps {
  readonly bonus: Bonus;
  readonly zone: string;
}

/** A bonus that is over: how it ended, and what became of its money. */
export function EndedBonus({ bonus, zone }: EndedBonusProps) {
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
      {bonus.endedAt !== null && (
        <time dateTime={bonus.endedAt} className={styles.hint}>
          {formatMoment(bonus.endedAt, zone)}
        </time>
      )}
    </article>
  );
}
