import { useTranslation } from 'react-i18next';
import type { PlayerRank as Rank } from '#contract/entities/rank.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { ProgressBar } from '#web/ui/waiting/ProgressBar.tsx';
import { RankLabel } from './RankLabel.tsx';
import styles from './rank.module.css';

/** A rank with the way to the next one, and what keeps it. */
export function PlayerRank({ rank }: { readonly rank: Rank }) {
  const { t } = useTranslation('rank');
  const times = useTimes();
  const money = useMoney(rank.currency);
  const { label, counted, countedDays, next, keeping } = rank;
  const way = next && t('way', { counted: money(counted), from: money(next.from) });
  const day = keeping ? times.day(keeping.until) : '';
  return (
    <>
      <section className={styles.card} aria-labelledby="rank-now">
        <h2 id="rank-now" className={styles.now}>
          <span>{t('now')}</span> <RankLabel label={label} isLarge />
        </h2>
        {next && way !== null ? (
          <>
            <p className={styles.missing}>
              {next.missing > 0
                ? t('missing', { amount: money(next.missing), rank: next.label.labelName })
                : t('soon', { rank: next.label.labelName })}
            </p>
            <ProgressBar
              label={t('progress', { rank: next.label.labelName })}
              value={Math.min(counted, next.from)}
              max={Math.max(1, next.from)}
              valueText={way}
            />
            <p className={styles.hint} aria-hidden>
              {way}
            </p>
          </>
        ) : (
          <p className={styles.missing}>{t('highest')}</p>
        )}
        <p className={styles.hint}>
          {t('how', { amount: money(counted), count: countedDays })} {t('whatCounts')}
        </p>
      </section>
      <section className={styles.card} aria-labelledby="rank-kept">
        <h2 id="rank-kept">{t('kept')}</h2>
        {keeping ? (
          <>
            <p>
              {t('keptUntil', { day })}{' '}
              {keeping.missing > 0
                ? t('toKeep', {
                    amount: money(keeping.missing),
                    rank: label.labelName,
                    otherwise: keeping.otherwise.labelName,
                  })
                : t('isKept', { rank: label.labelName })}
            </p>
            <p className={styles.hint}>
              {t('countsThen', { amount: money(keeping.counted), count: countedDays })}
            </p>
          </>
        ) : (
          <p>{t('lowest')}</p>
        )}
      </section>
    </>
  );
}
