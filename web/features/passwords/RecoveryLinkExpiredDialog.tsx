import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { normalPath } from '#web/shared/page/normal-path.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';

interface RecoveryLinkExpiredDialogProps {
  readonly onClose: () => void;
}

/** A mail's link was used or has expired: another one is the way on, or the sign-in (A17). */
export default function RecoveryLinkExpiredDialog({ onClose }: RecoveryLinkExpiredDialogProps) {
  const { t } = useTranslation(['password', 'account']);
  const modals = useModals();
  const { session } = useServices();
  // The login page is a login already: it is behind the dialog.
  const isOverLogin = normalPath(useLocation().pathname) === '/login';
  const close = () => {
    onClose();
    session.send({ type: 'signIn.declined' });
  };
  return (
    <AlertDialog
      open
      tone="warning"
      title={t('linkExpired.title')}
      onClose={close}
      actions={[
        {
          id: 'signIn',
          label: t('account:signIn'),
          onAction: isOverLogin ? onClose : () => modals.replace('login'),
        },
        {
          id: 'askAgain',
          label: t('linkExpired.askAgain'),
          variant: 'primary',
          onAction: () => modals.replace('forgotPassword'),
        },
      ]}
    >
      {t('linkExpired.text')}
    </AlertDialog>
  );
}
