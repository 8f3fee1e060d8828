import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';

interface DeletionQuestionProps {
  readonly count: number;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks before messages are deleted, for they do not come back. */
export function DeletionQuestion({ count, onConfirmed, onClose }: DeletionQuestionProps) {
  const { t } = useTranslation('messages');
  return (
    <AlertDialog
      open
      tone="warning"
      title={t('deleteTitle', { count })}
      onClose={onClose}
      actions={[
        { id: 'keep', label: t('keep'), onAction: onClose },
        { id: 'delete', label: t('delete'), variant: 'danger', onAction: onConfirmed },
      ]}
    >
      {t('deleteText')}
    </AlertDialog>
  );
}
