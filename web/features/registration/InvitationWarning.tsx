import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';

/** The invitation code does not hold: nothing was sent (A9). */
export function InvitationWarning({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const { t } = useTranslation('registration');
  return (
    <AlertDialog
      open
      tone="warning"
      title={t('invitationTitle')}
      onClose={onConfirmed}
      actions={[
        { id: 'confirm', label: t('shell:confirm'), variant: 'primary', onAction: onConfirmed },
      ]}
    >
      {t('invitationText')}
    </AlertDialog>
  );
}
