import { useTranslation } from 'react-i18next';
import type { PlayerRank } from '#contract/entities/rank.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { RankBenefits } from './RankBenefits.tsx';
import { RankLabel } from './RankLabel.tsx';
import styles from './rank.module.css';

/** Every rank: from which stakes, and what it brings. */
export function AllRanks({ rank }: { readonly rank: PlayerRank }) {
  const { t } = useTranslation('rank');
  const language = useLanguage();
  const money = useMoney(rank.currency);
  const { label, countedDays, ranks } = rank;
  return (
    <section className={styles.card} aria-labelledby="rank-all">
      <h2 id="rank-all">{t('all')}</h2>
      <p className={styles.hint}>
        {t('allText', { days: formatSpan(countedDays, 'day', language) })} {t('benefits.keepsAll')}
      </p>
      <ol role="list" className={styles.ranks}>
        {ranks.map((step) => {
          const isOwn = step.label.rankLevel === label.rankLevel;
          return (
            <li key={step.label.rankLevel} aria-current={isOwn || undefined}>
              <RankLabel label={step.label} />
              <span>{t('from', { amount: money(step.from) })}</span>
              {isOwn && <strong>{t('yours')}</strong>}
              <RankBenefits step={step} />
            </li>
          );
        })}
      </ol>
    </section>
  );
}
