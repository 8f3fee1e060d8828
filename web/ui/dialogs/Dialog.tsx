import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { CloseIcon } from '#web/ui/icons/CloseIcon.tsx';
import styles from './Dialog.module.css';
import { dragDialogBy } from './drag-dialog.ts';
import { type DialogCloseReason, openModal } from './open-modal.ts';

export interface DialogProps {
  open: boolean;
  /** A person asked to close. The owner decides: the dialog stays until `open` is false. */
  onClose: (reason: DialogCloseReason) => void;
  title: ReactNode;
  /** The name of the close button. Without a name there is no button. */
  closeLabel?: string | undefined;
  /** 400 px, 600 px, `form` (480 px) or `wide` (960 px); the last two have a phone's full height. */
  width?: 400 | 600 | 'form' | 'wide' | undefined;
  /** A click on the cover asks to close; true unless said otherwise. */
  coverCloses?: boolean | undefined;
  /** The title is only for screen readers; the content has its own heading. */
  hideTitle?: boolean | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The id of the text that says what it is about (an alertdialog needs it). */
  'aria-describedby'?: string | undefined;
  /** The row of buttons; it stays in sight while the body scrolls. */
  footer?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A modal dialog on the native element: the page behind is inert, the focus returns, dialogs stack.
 * A bottom sheet on phones, draggable by its head from 768 px on. The initial focus goes to
 * `data-autofocus`, else to the dialog itself, which announces its title (S6).
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  width = 400,
  coverCloses = true,
  hideTitle = false,
  footer,
  className,
  children,
  ...rest
}: DialogProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // The content stays during the closing fade.
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  const ask = useEffectEvent((reason: DialogCloseReason) => {
    if (reason !== 'cover' || coverCloses) onClose(reason);
  });

  useLayoutEffect(
    () => (open && dialog.current ? openModal(dialog.current, (reason) => ask(reason)) : undefined),
    [open],
  );

  useEffect(() => {
    if (open) return undefined;
    let reopened = false;
    const fades = dialog.current?.getAnimations().map((fade) => fade.finished) ?? [];
    void Promise.allSettled(fades).finally(() => {
      if (!reopened) setPresent(false);
    });
    return () => {
      reopened = true;
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      className={classNames(styles.dialog, styles[`width-${width}`], className)}
    >
      {present && (
        <>
          <header ref={dragDialogBy} className={hideTitle ? styles.bare : styles.head}>
            <h2 id={titleId} className={hideTitle ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            {closeLabel !== undefined && (
              <IconButton
                label={closeLabel}
                size="s"
                className={styles.close}
                onClick={() => onClose('button')}
              >
                <CloseIcon />
              </IconButton>
            )}
          </header>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <footer className={styles.foot}>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
