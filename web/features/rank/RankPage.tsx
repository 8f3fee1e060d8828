import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { AllRanks } from './AllRanks.tsx';
import { PlayerRank } from './PlayerRank.tsx';
import { RankHistory } from './RankHistory.tsx';

/** The person's rank: computation, what is missing, and how long it is kept (W5). */
export default function RankPage() {
  const { t } = useTranslation(['rank', 'errors', 'account']);
  const rank = useQuery(queries.profile.rank());
  usePageTitle(t('title'));
  return (
    <AreaColumns
      beside={
        rank.data ? (
          <>
            <AllRanks rank={rank.data} />
            <RankHistory rank={rank.data} />
          </>
        ) : null
      }
    >
      <h1>{t('title')}</h1>
      <Loaded
        read={rank}
        waiting={<WaitingSkeletons heights={places(3, '8rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('failed')} onRetry={retry} />}
      >
        {(shown) => <PlayerRank rank={shown} />}
      </Loaded>
    </AreaColumns>
  );
}
