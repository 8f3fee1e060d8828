import { useTranslation } from 'react-i18next';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { socialProof } from '#web/shared/sign-in/social-proof.ts';
import { useStepsAside } from '#web/shared/verification/step-aside.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import RegistrationForm from './RegistrationForm.tsx';
import { RegistrationTitle } from './RegistrationTitle.tsx';
import { useRegistration } from './use-registration.ts';

interface RegistrationDialogProps {
  readonly onClose: () => void;
}

/** The registration over what the person was doing, with a way to the login (A2). */
export default function RegistrationDialog({ onClose }: RegistrationDialogProps) {
  const { t } = useTranslation(['registration', 'account', 'errors', 'submission']);
  const services = useServices();
  const { session } = services;
  const modals = useModals();
  const aside = useStepsAside();
  const flow = useRegistration('modal');
  const close = () => {
    socialProof(services).takeWaiting();
    onClose();
    session.send({ type: 'signIn.declined' });
  };
  return (
    <Dialog
      open={!aside}
      width="form"
      title={<RegistrationTitle bonus={flow.context.form?.settings.registrationBonus} />}
      closeLabel={t('shell:close')}
      coverCloses={false}
      onClose={close}
    >
      <RegistrationForm flow={flow} onSignIn={() => modals.replace('login')} />
    </Dialog>
  );
}
