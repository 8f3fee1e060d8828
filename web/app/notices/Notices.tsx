import { useSelector } from '@xstate/react';
import { useCallback, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { noticesInSight } from '#machines/notices/notices.machine.ts';
import { openSecureAddress } from '#web/platform/ciphers.ts';
import { followThemeColour } from '#web/platform/painting/follow-theme-colour.ts';
import { keepForOffline } from '#web/platform/storage/keep-for-offline.ts';
import { INSECURE } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useTopDialog } from '#web/ui/dialogs/top-layer.ts';
import { NoticeRegion } from '#web/ui/messages/NoticeRegion.tsx';
import { STRIP_ID } from '../shell/ShellView.tsx';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { ServerLostStrip } from './ServerLostStrip.tsx';

const tones = {
  success: 'positive',
  information: 'info',
  warning: 'warning',
  error: 'danger',
} as const;

const SERVER_LOST = 'serverLost';

/** The visible notices (S12), which stay while pointer or focus is on them, and the page's name. */
export default function Notices() {
  const { t } = useTranslation();
  const { notices, systemStatus } = useServices();
  const check = useCallback(() => systemStatus.send({ type: 'check.requested' }), [systemStatus]);
  useEffect(() => void keepForOffline(), []);
  useEffect(followThemeColour, []);
  // When the browser reports the network, the server is asked at once (S13); so is anything that
  // failed before this part loaded.
  useEffect(() => {
    if (!navigator.onLine) check();
    addEventListener('online', check);
    addEventListener('offline', check);
    return () => {
      removeEventListener('online', check);
      removeEventListener('offline', check);
    };
  }, [check]);
  const actions: Readonly<Record<string, { label: string; onAction: () => void } | undefined>> = {
    [SERVER_LOST]: { label: t('retry'), onAction: check },
    [INSECURE]: { label: t('openSecureAddress'), onAction: openSecureAddress },
  };
  const inSight = useSelector(notices, ({ context }) => noticesInSight(context), sameNotices);
  const stripPlace = useStripPlace();
  const isInStrip = ({ key }: { readonly key: string }) => key === SERVER_LOST && stripPlace;
  const textOf = ({ key, text, values }: (typeof inSight)[number]) =>
    key === SERVER_LOST && !navigator.onLine ? t('notices.offline') : t(text, values ?? {});
  const dismiss = (key: string) => notices.send({ type: 'notice.dismissed', key });
  const lost = inSight.find(isInStrip);
  return (
    <div
      onPointerEnter={() => notices.send({ type: 'notices.held' })}
      onPointerLeave={() => notices.send({ type: 'notices.released' })}
      onFocus={() => notices.send({ type: 'notices.held' })}
      onBlur={() => notices.send({ type: 'notices.released' })}
    >
      <NoticeRegion
        label={t('notices.region')}
        dismissLabel={t('notices.dismiss')}
        notices={inSight
          .filter((notice) => !isInStrip(notice))
          .map((notice) => ({
            id: notice.key,
            tone: tones[notice.kind],
            text: textOf(notice),
            action: actions[notice.key],
          }))}
        onDismiss={dismiss}
      />
      {lost &&
        stripPlace &&
        createPortal(
          <ServerLostStrip
            text={textOf(lost)}
            onRetry={check}
            onDismiss={() => dismiss(lost.key)}
          />,
          stripPlace,
        )}
      <PageAnnouncer />
    </div>
  );
}

/** The place below the header; null on a page without one, and below a dialog. */
function useStripPlace(): HTMLElement | null {
  // Another page may be in another frame.
  useLocation();
  const topDialog = useTopDialog();
  return topDialog === null ? document.getElementById(STRIP_ID) : null;
}

function sameNotices<Item>(before: readonly Item[], after: readonly Item[]): boolean {
  return before.length === after.length && before.every((item, index) => item === after[index]);
}
