import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { isOnItsWay, Loaded } from '#web/shared/lists/Loaded.tsx';
import { QuietState } from '#web/shared/lists/QuietState.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { MissionCard } from './MissionCard.tsx';
import { MissionLeaderboard } from './MissionLeaderboard.tsx';
import styles from './Missions.module.css';
import { RowSkeletons } from './RowSkeletons.tsx';

/** The mission to continue, and this week's leaders (L8). */
export function Missions() {
  return (
    <div className="stack gap-4">
      <NextMission />
      <MissionLeaderboard />
    </div>
  );
}

function NextMission() {
  const { t } = useTranslation('boards');
  const summary = useMissionSummary();
  return (
    <div className={styles.next} aria-busy={isOnItsWay(summary)}>
      <Loaded
        read={summary}
        waiting={<RowSkeletons count={1} />}
        renderFailed={(retry) => <QuietState text={t('failed')} onRetry={retry} />}
      >
        {({ next, open }) =>
          next ? <MissionCard mission={next} open={open} /> : <QuietState text={t('noMissions')} />
        }
      </Loaded>
    </div>
  );
}

/** The open missions; for a signed-in person, also their progress. */
export function useMissionSummary() {
  const { isRestoring } = useSession();
  return useQuery({
    ...queries.boards.missionSummary({ query: { language: useLanguage() } }),
    enabled: !isRestoring,
  });
}
