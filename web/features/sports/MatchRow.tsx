import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { winners } from '#contract/entities/sports-types.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Moved } from '#web/ui/content/Moved.tsx';
import styles from './matches.module.css';
import { Price, type PriceProps } from './Price.tsx';

/** One match: league, time or minute, teams with their score, and the odds on its winner. */
export const MatchRow = memo(function MatchRow({ match, ...rest }: Omit<PriceProps, 'outcome'>) {
  const { t } = useTranslation('sports');
  const times = useTimes();
  const { sport, league, home, away, startsAt, live, hasDraw } = match;
  const possible = winners.filter((outcome) => outcome !== 'X' || hasDraw);
  return (
    <article className={styles.match} aria-label={t('match', { home, away })}>
      <p className={styles.league}>
        <span>
          {t(`sport.${sport}`)} · {league}
        </span>
        {live ? (
          <strong className={styles.live}>{t('minute', { minute: live.minute })}</strong>
        ) : (
          <time dateTime={startsAt}>{times.timeOfDay(startsAt)}</time>
        )}
      </p>
      <div className={styles.teams}>
        {(['home', 'away'] as const).map((side) => (
          <p key={side}>
            <bdi>{match[side]}</bdi>
            {live && (
              <Moved value={live[side]} className={styles.score}>
                {live[side]}
              </Moved>
            )}
          </p>
        ))}
      </div>
      <ul role="list" aria-label={t('winner')} className={styles.prices}>
        {possible.map((outcome) => (
          <li key={outcome}>
            <Price match={match} outcome={outcome} {...rest} />
          </li>
        ))}
      </ul>
    </article>
  );
});
