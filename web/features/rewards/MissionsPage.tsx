import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { queries, staleBy } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TrophyIcon } from '#web/ui/icons/TrophyIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { MissionCard } from './MissionCard.tsx';
import styles from './rewards.module.css';
import { Standings } from './Standings.tsx';

/** The missions, for people who may play them (W5, W10). */
export default function MissionsPage() {
  return useStopped('rewards') ? <Navigate to={stepPaths.seeWhy} replace /> : <Missions />;
}

/** Every mission with how far it is, and who leads this week (L8). */
function Missions() {
  // Preloads the texts of all parts, so that no part waits for its own.
  const { t } = useTranslation(['rewards', 'promotions', 'account', 'errors', 'submission']);
  const missions = useQuery(queries.boards.missions({ query: { language: useLanguage() } }));
  useServerMoments(
    (missions.data ?? []).flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
    staleBy('missions'),
  );
  usePageTitle(t('missions'));
  return (
    <section className="stack gap-5" aria-labelledby="missions-title">
      <h1 id="missions-title">{t('missions')}</h1>
      <p className="hint">{t('missionsText')}</p>
      <div className={classNames('stack gap-5', styles.missions)}>
        <Loaded
          read={missions}
          waiting={<WaitingSkeletons className="stack gap-4" heights={places(3, '8rem')} />}
          renderFailed={(retry) => <ReadFailed title={t('missionsFailed')} onRetry={retry} />}
          empty={
            <EmptyState
              icon={<TrophyIcon />}
              title={t('noMissionsTitle')}
              text={t('noMissionsText')}
            />
          }
        >
          {(shown) => (
            <ul role="list" className="stack gap-4">
              {shown.map((mission) => (
                <li key={mission.promotionId}>
                  <MissionCard mission={mission} />
                </li>
              ))}
            </ul>
          )}
        </Loaded>
        <Standings />
      </div>
    </section>
  );
}
