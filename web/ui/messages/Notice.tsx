import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import styles from './Notice.module.css';
import { type NoticeTone, ToneIcon } from './ToneIcon.tsx';

/** What a notice says. */
export interface NoticeContent {
  id: string;
  tone: NoticeTone;
  title?: ReactNode;
  text: ReactNode;
  /** The next step. */
  action?: { label: ReactNode; onAction: () => void } | undefined;
}

export interface NoticeProps extends Omit<NoticeContent, 'id'> {
  /** Without it the notice stays; both or none. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  className?: string | undefined;
}

/** A message with its weight, alone in a page or among others in a NoticeRegion. */
export function Notice({
  tone,
  title,
  text,
  action,
  onDismiss,
  dismissLabel,
  className,
}: NoticeProps): React.JSX.Element {
  return (
    <div className={classNames(styles.notice, styles[tone], className)}>
      <ToneIcon tone={tone} size={22} className={styles.icon} />
      <div className={styles.content}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <div className={styles.text}>{text}</div>
        {action !== undefined && (
          <Button size="s" className={styles.action} onClick={action.onAction}>
            {action.label}
          </Button>
        )}
      </div>
      {dismissLabel !== undefined && (
        <IconButton label={dismissLabel} size="s" onClick={onDismiss}>
          <CloseIcon />
        </IconButton>
      )}
    </div>
  );
}
