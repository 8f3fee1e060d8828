import { useTranslation } from 'react-i18next';
import type { PlayerRank, RankEvent } from '#contract/entities/rank.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './rank.module.css';

/** Outcome of a rank so far, the newest first; nothing where nothing has. */
export function RankHistory({ rank }: { readonly rank: PlayerRank }) {
  const { t } = useTranslation('rank');
  const times = useTimes();
  const days = formatSpan(rank.countedDays, 'day', useLanguage());
  const money = useMoney(rank.currency);
  if (rank.history.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby="rank-history">
      <h2 id="rank-history">{t('history')}</h2>
      <ol role="list" className={classNames('stack', styles.history)}>
        {rank.history.map((event) => (
          <li key={`${event.at} ${event.to.rankLevel}`}>
            <strong>{t(wayOf(event), { rank: event.to.labelName })}</strong>
            <time dateTime={event.at}>{times.day(event.at)}</time>
            <span className={styles.hint}>
              {isGiven(rank, event)
                ? t('given')
                : t('countedThen', { amount: money(event.counted), days })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A rank above the stakes: the house gave it. */
function isGiven({ ranks }: PlayerRank, { from, to, counted }: RankEvent): boolean {
  const step = ranks.find(({ label }) => label.rankLevel === to.rankLevel);
  return to.rankLevel > from.rankLevel && step !== undefined && counted < step.from;
}

function wayOf({ from, to }: RankEvent): 'risen' | 'fallen' | 'stayed' {
  if (from.rankLevel === to.rankLevel) return 'stayed';
  return to.rankLevel > from.rankLevel ? 'risen' : 'fallen';
}
