import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { raise } from '#web/ui/dialogs/raise.ts';
import { useTopDialog } from '#web/ui/dialogs/top-layer.ts';
import type { DeviceRelay, RelayStage } from './device-relay.ts';
import styles from './WatchingNotice.module.css';

/** Stages that nothing follows: the notice can be closed. */
const ends: ReadonlySet<RelayStage> = new Set(['used', 'unreachable', 'ended']);

interface WatchingNoticeProps {
  readonly relay: DeviceRelay;
  readonly onClose: () => void;
}

/**
 * Says that a flows page on another device is watching, on every page and over every dialog, until
 * the person stops it.
 */
export function WatchingNotice({ relay, onClose }: WatchingNoticeProps): React.JSX.Element {
  const { t } = useTranslation('watching');
  const stage = useSyncExternalStore(relay.subscribe, relay.stage);
  const topDialog = useTopDialog();
  const stop = () => {
    relay.stop();
    onClose();
  };
  const notice = (
    <section
      ref={raise}
      popover="manual"
      aria-label={t('label')}
      className={styles.notice}
      data-stage={stage}
    >
      <output>{t(`stage.${stage}`)}</output>
      {stage === 'unreachable' && (
        <Button size="s" onClick={relay.retry}>
          {t('retry')}
        </Button>
      )}
      <Button size="s" variant="secondary" onClick={stop}>
        {t(ends.has(stage) ? 'close' : 'stop')}
      </Button>
    </section>
  );
  return createPortal(notice, topDialog ?? document.body);
}
