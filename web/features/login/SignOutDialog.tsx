import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';

interface SignOutDialogProps {
  readonly onClose: () => void;
}

/** Asks before it signs out, and leads home (A19). */
export default function SignOutDialog({ onClose }: SignOutDialogProps) {
  const { t } = useTranslation();
  const { session } = useServices();
  const { isSigningOut } = useSession();
  const navigate = useNavigate();
  const signOut = () => {
    session.send({ type: 'signOut.confirmed' });
    void navigate('/');
  };
  return (
    <AlertDialog
      open
      tone="warning"
      title={t('signOutDialog.title')}
      onClose={onClose}
      actions={[
        { id: 'stay', label: t('cancel'), onAction: onClose },
        {
          id: 'signOut',
          label: t('signOutDialog.confirm'),
          variant: 'primary',
          busy: isSigningOut,
          onAction: signOut,
        },
      ]}
    >
      {t('signOutDialog.text')}
    </AlertDialog>
  );
}
