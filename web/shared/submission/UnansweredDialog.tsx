import { useTranslation } from 'react-i18next';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
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
    <QuestionDialog
      open
      title={t('unanswered.title')}
      leave={t('shell:close')}
      onLeave={onClose}
      action={{
        label: t('checkAgain'),
        variant: 'primary',
        busy: unanswered.isBusy,
        onAction: unanswered.retry,
      }}
    >
      <UnansweredText submission={unanswered} />
    </QuestionDialog>
  );
}
