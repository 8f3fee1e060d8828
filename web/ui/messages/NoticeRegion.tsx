import { createPortal } from 'react-dom';
import { classNames } from '#web/ui/class-names.ts';
import { raise } from '#web/ui/dialogs/raise.ts';
import { useTopDialog } from '#web/ui/dialogs/top-layer.ts';
import { Notice, type NoticeContent } from './Notice.tsx';
import styles from './NoticeRegion.module.css';

export interface NoticeRegionProps {
  /** Oldest first. */
  notices: readonly NoticeContent[];
  onDismiss: (id: string) => void;
  /** The name of the region. */
  label: string;
  /** The name of a notice's close button. */
  dismissLabel: string;
}

/**
 * The place of notices: announced politely, or at once for warnings and errors. It renders what it
 * is given; its owner decides when a notice closes. With an open dialog it moves into it, because
 * everything outside a modal dialog is inert.
 */
export function NoticeRegion({
  notices,
  onDismiss,
  label,
  dismissLabel,
}: NoticeRegionProps): React.JSX.Element {
  const topDialog = useTopDialog();

  const draw = (notice: NoticeContent): React.JSX.Element => (
    <Notice
      key={notice.id}
      {...notice}
      dismissLabel={dismissLabel}
      onDismiss={() => onDismiss(notice.id)}
    />
  );
  const content = (
    <section ref={raise} popover="manual" aria-label={label} className={styles.region}>
      <div aria-live="assertive" className={classNames('stack', styles.list)}>
        {notices.filter(isUrgent).map(draw)}
      </div>
      <div aria-live="polite" className={classNames('stack', styles.list)}>
        {notices.filter((notice) => !isUrgent(notice)).map(draw)}
      </div>
    </section>
  );
  return topDialog === null ? content : createPortal(content, topDialog);
}

function isUrgent({ tone }: NoticeContent): boolean {
  return tone === 'warning' || tone === 'danger';
}
