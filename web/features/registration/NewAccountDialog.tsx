import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { NewAccount } from './NewAccount.tsx';
import type { RegistrationFlow } from './use-registration.ts';

/** The new account over the page that it was made on (A12). Leaving it counts as having read it. */
export function NewAccountDialog({ flow }: { readonly flow: RegistrationFlow }) {
  const { t } = useTranslation('registration');
  return (
    <Dialog open title={t('accountTitle')} coverCloses={false} onClose={flow.confirmAccount}>
      <NewAccount flow={flow} />
    </Dialog>
  );
}
