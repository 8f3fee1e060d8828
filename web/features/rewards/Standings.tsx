import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MissionLeaderboard } from '#contract/entities/mission.ts';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import styles from './rewards.module.css';

/** Who has the most points from missions this week, and the person's own place. */
export function Standings() {
  const { t } = useTranslation('rewards');
  const board = useQuery(queries.boards.missionLeaderboard());
  return (
    <section
      className={classNames('stack gap-2', styles.standings)}
      aria-labelledby="standings-title"
    >
      <h2 id="standings-title">{t('standings')}</h2>
      <Loaded
        read={board}
        waiting={<WaitingSkeletons heights={['20rem']} />}
        renderFailed={(retry) => (
          <ReadFailed level={3} title={t('standingsFailed')} onRetry={retry} />
        )}
      >
        {(shown) => <Places board={shown} />}
      </Loaded>
    </section>
  );
}

function Places({ board }: { readonly board: MissionLeaderboard }) {
  const { t } = useTranslation('rewards');
  const times = useTimes();
  const { entries, own, pointsPerRound, endsAt } = board;
  const isOwnShown = entries.some(({ isOwn }) => isOwn);
  return (
    <>
      {entries.length === 0 && <p className="hint">{t('weekBegins')}</p>}
      <ol role="list" className={classNames('stack gap-1', styles.places)}>
        {entries.map(({ rank, name, points, isOwn }) => (
          <li key={rank} data-own={isOwn} data-rank={rank}>
            <span className={styles.rank} aria-hidden>
              {rank}
            </span>
            <span className={styles.name}>
              {name} {isOwn && <Badge tone="accent">{t('you')}</Badge>}
            </span>
            <strong>{t('points', { count: points })}</strong>
          </li>
        ))}
      </ol>
      {own && !isOwnShown && (
        <p>{t('ownPlace', { rank: own.rank, points: t('points', { count: own.points }) })}</p>
      )}
      <p className="hint">
        {t('howToScore', { count: pointsPerRound })}{' '}
        {t('weekEnds', { moment: times.zonedMoment(endsAt) })}
      </p>
    </>
  );
}
