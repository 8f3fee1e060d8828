import { useTranslation } from 'react-i18next';
import { LoadError } from '#web/shared/loading/LoadError.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { enterTopLayer } from '#web/ui/dialogs/top-layer.ts';
import styles from './LoadErrorDialog.module.css';

interface LoadErrorDialogProps {
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Stands for a dialog that did not load (R10, S6). The browser's own dialog and no more: what
 * would draw a finer one is loaded on demand as well, and may be missing with it.
 */
export function LoadErrorDialog({ onRetry, onClose }: LoadErrorDialogProps) {
  const { t } = useTranslation();
  return (
    <dialog
      ref={showModally}
      className={styles.dialog}
      aria-label={t('loadError.title')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <LoadError isPage={false} onRetry={onRetry} />
      <Button variant="ghost" onClick={onClose}>
        {t('close')}
      </Button>
    </dialog>
  );
}

function showModally(dialog: HTMLDialogElement) {
  if (!dialog.open) dialog.showModal();
  return enterTopLayer(dialog);
}
