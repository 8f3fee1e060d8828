import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissionLeaderboard as Leaderboard } from '#contract/entities/mission.ts';
import { queries } from '#web/api/queries.ts';
import { isOnItsWay, Loaded } from '#web/shared/lists/Loaded.tsx';
import { QuietState } from '#web/shared/lists/QuietState.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import boards from './board.module.css';
import styles from './MissionLeaderboard.module.css';
import { RowSkeletons } from './RowSkeletons.tsx';

/** Visible places; the person's own is added below if it is not among them. */
const PLACES = 5;

/** This week's mission leaders, and the person's own place (L8). */
export function MissionLeaderboard() {
  const { t } = useTranslation('boards');
  const id = useId();
  const { isRestoring } = useSession();
  const board = useQuery({ ...queries.boards.missionLeaderboard(), enabled: !isRestoring });
  return (
    <section aria-labelledby={id} className={styles.leaderboard} aria-busy={isOnItsWay(board)}>
      <h3 id={id}>{t('leaderboard')}</h3>
      <Loaded
        read={board}
        waiting={<RowSkeletons count={PLACES} />}
        renderFailed={(retry) => <QuietState text={t('failed')} onRetry={retry} />}
      >
        {(data) => <Places board={data} />}
      </Loaded>
    </section>
  );
}

function Places({ board }: { readonly board: Leaderboard }) {
  const { t } = useTranslation('boards');
  const { entries, own, pointsPerRound } = board;
  const isOwnShown = own !== null && own.rank <= PLACES;
  return (
    <>
      {entries.length === 0 ? (
        <QuietState text={t('weekBegins')} />
      ) : (
        <ol role="list" className={styles.standings}>
          {entries.slice(0, PLACES).map(({ rank, name, points, isOwn }) => (
            <li key={rank} data-own={isOwn}>
              <span className={boards.rank} data-rank={rank} aria-hidden="true">
                {rank}
              </span>
              <span className={styles.standingName}>{name}</span>
              {isOwn && <Badge tone="accent">{t('you')}</Badge>}
              <span className={styles.points}>{t('points', { count: points })}</span>
            </li>
          ))}
        </ol>
      )}
      <p className={styles.standingFoot}>
        {own && !isOwnShown
          ? t('ownPlace', { rank: own.rank, points: t('points', { count: own.points }) })
          : t('howToScore', { count: pointsPerRound })}
      </p>
    </>
  );
}
