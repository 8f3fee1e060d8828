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
 * Replaces a dialog that did not load (R10, S6). Only the browser's own dialog: anything finer is
 * loaded on demand as well, and may be missing too.
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
