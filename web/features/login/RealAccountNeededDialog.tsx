import { useTranslation } from 'react-i18next';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';

interface RealAccountNeededDialogProps {
  readonly onClose: () => void;
}

/** A trial account tried a real action: the way to it is a registration (A20). */
export default function RealAccountNeededDialog({ onClose }: RealAccountNeededDialogProps) {
  const { t } = useTranslation(['login', 'errors']);
  const modals = useModals();
  return (
    <QuestionDialog
      open
      tone="info"
      title={t('realAccountTitle')}
      leave={t('later')}
      onLeave={onClose}
      action={{
        label: t('createAccount'),
        variant: 'primary',
        onAction: () => modals.replace('registration'),
      }}
    >
      {t('errors:in_need_true_account')}
    </QuestionDialog>
  );
}
