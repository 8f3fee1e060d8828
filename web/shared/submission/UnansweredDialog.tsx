import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';
import { UnansweredText } from './UnansweredText.tsx';
import type { UnansweredSubmission } from './use-unanswered.ts';

interface UnansweredDialogProps {
  readonly flow: { readonly unanswered: UnansweredSubmission | null };
  readonly onClose: () => void;
}

/** The same as `Unanswered` for a flow whose screens are alert dialogs. */
export function UnansweredDialog({ flow: { unanswered }, onClose }: UnansweredDialogProps) {
  const { t } = useTranslation('submission');
  if (!unanswered) return null;
  return (
    <AlertDialog
      open
      tone="warning"
      title={t('unanswered.title')}
      onClose={onClose}
      actions={[
        { id: 'close', label: t('shell:close'), onAction: onClose },
        {
          id: 'retry',
          label: t('checkAgain'),
          variant: 'primary',
          busy: unanswered.isBusy,
          onAction: unanswered.retry,
        },
      ]}
    >
      <UnansweredText submission={unanswered} />
    </AlertDialog>
  );
}
