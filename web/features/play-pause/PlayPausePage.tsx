import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlayPauseState } from '#contract/entities/play-pause.ts';
import { queries, readsOf } from '#web/api/queries.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { ClosingNotice } from './ClosingNotice.tsx';
import { PauseEffects } from './PauseEffects.tsx';
import { PauseForm } from './PauseForm.tsx';
import { PauseStatus } from './PauseStatus.tsx';
import { usePlayPause } from './use-play-pause.ts';

/** A break or self-exclusion: what it stops and what stays, until when, and the way back (W10). */
export default function PlayPausePage() {
  const { t } = useTranslation(['playPause', 'account', 'errors']);
  usePageTitle(t('title'));
  const read = useQuery(queries.playPauses.state());
  const pause = read.data?.pause;
  useServerMoments([pause?.until, pause?.returnsAt], readsOf('playPauses'));
  return (
    <AreaColumns beside={<PauseEffects />}>
      <h1>{t('title')}</h1>
      <p className="hint">{t('text')}</p>
      <ClosingNotice />
      <Loaded
        read={read}
        waiting={<WaitingSkeletons className="stack" heights={['40rem']} />}
        renderFailed={(onRetry) => (
          <ReadFailed title={t('failedTitle')} isPrimary onRetry={onRetry} />
        )}
      >
        {(current) => <Pausing current={current} />}
      </Loaded>
    </AreaColumns>
  );
}

function Pausing({ current }: { readonly current: PlayPauseState }) {
  const flow = usePlayPause(current);
  return (
    <>
      <PauseStatus flow={flow} />
      <PauseForm flow={flow} />
    </>
  );
}
