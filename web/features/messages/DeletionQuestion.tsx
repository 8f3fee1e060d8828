import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';

interface DeletionQuestionProps {
  readonly count: number;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** Asks before messages are deleted, for they do not come back. */
export function DeletionQuestion({ count, onConfirmed, onClose }: DeletionQuestionProps) {
  const { t } = useTranslation('messages');
  return (
    <QuestionDialog
      open
      title={t('deleteTitle', { count })}
      leave={t('keep')}
      onLeave={onClose}
      action={{ label: t('delete'), variant: 'danger', onAction: onConfirmed }}
    >
      {t('deleteText')}
    </QuestionDialog>
  );
}
