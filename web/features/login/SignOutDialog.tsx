import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';

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
    <QuestionDialog
      open
      title={t('signOutDialog.title')}
      leave={t('cancel')}
      onLeave={onClose}
      action={{
        label: t('signOutDialog.confirm'),
        variant: 'primary',
        busy: isSigningOut,
        onAction: signOut,
      }}
    >
      {t('signOutDialog.text')}
    </QuestionDialog>
  );
}
