import { useTranslation } from 'react-i18next';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';

interface RealAccountNeededDialogProps {
  readonly onClose: () => void;
}

/** A trial account asked for something real: the way to that is a registration (A20). */
export default function RealAccountNeededDialog({ onClose }: RealAccountNeededDialogProps) {
  const { t } = useTranslation(['login', 'errors']);
  const modals = useModals();
  return (
    <AlertDialog
      open
      tone="info"
      title={t('realAccountTitle')}
      onClose={onClose}
      actions={[
        { id: 'later', label: t('later'), onAction: onClose },
        {
          id: 'register',
          label: t('createAccount'),
          variant: 'primary',
          onAction: () => modals.replace('registration'),
        },
      ]}
    >
      {t('errors:in_need_true_account')}
    </AlertDialog>
  );
}
