import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import type { ButtonVariant } from '#web/ui/buttons/button-class.ts';
import { type NoticeTone, ToneIcon } from '#web/ui/messages/ToneIcon.tsx';
import styles from './AlertDialog.module.css';
import { Dialog } from './Dialog.tsx';
import type { DialogCloseReason } from './open-modal.ts';

/** One button of an AlertDialog. */
export interface AlertAction {
  id: string;
  label: ReactNode;
  onAction: () => void;
  variant?: ButtonVariant | undefined;
  busy?: boolean | undefined;
}

export interface AlertDialogProps {
  open: boolean;
  /** A person asked to close, or the time is over. The owner decides. */
  onClose: (reason: DialogCloseReason | 'timeout') => void;
  tone: NoticeTone;
  title: ReactNode;
  /** The text; HTML from a server is sanitised by the caller. */
  children?: ReactNode;
  /** The first one gets the focus: put the harmless one there. */
  actions: readonly AlertAction[];
  coverCloses?: boolean | undefined;
  /** Asks to close by itself after this many milliseconds; never for what a person must decide. */
  timeoutMs?: number | undefined;
  /** 400 px (default), or 600 px for customer service. */
  width?: 400 | 600 | undefined;
}

/** A question or a message that cannot wait: sign, title, text, buttons (S7). */
export function AlertDialog({
  open,
  onClose,
  tone,
  title,
  children,
  actions,
  coverCloses = false,
  timeoutMs,
  width,
}: AlertDialogProps): React.JSX.Element {
  const textId = useId();
  const timeIsOver = useEffectEvent(() => onClose('timeout'));
  useEffect(() => {
    if (!open || timeoutMs === undefined) return undefined;
    const timer = setTimeout(() => timeIsOver(), timeoutMs);
    return () => clearTimeout(timer);
  }, [open, timeoutMs]);

  return (
    <Dialog
      role="alertdialog"
      aria-describedby={textId}
      open={open}
      onClose={onClose}
      coverCloses={coverCloses}
      width={width}
      title={
        <span className={styles.head}>
          <span className={styles.sign} data-tone={tone}>
            <ToneIcon tone={tone} size={32} />
          </span>
          {title}
        </span>
      }
      className={styles.dialog}
      footer={actions.map(({ id, label, onAction, variant, busy }, at) => (
        <Button
          key={id}
          variant={variant}
          busy={busy}
          onClick={onAction}
          data-autofocus={at === 0 || undefined}
        >
          {label}
        </Button>
      ))}
    >
      <div id={textId} className={styles.text}>
        {children}
      </div>
    </Dialog>
  );
}
