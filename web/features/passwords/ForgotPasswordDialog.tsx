import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { RecoveryRules } from '#contract/rules/recovery.ts';
import { queries } from '#web/api/queries.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useStepsAside } from '#web/shared/verification/step-aside.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { type RecoverySite, useForgotPassword } from './use-forgot-password.ts';

interface ForgotPasswordDialogProps {
  readonly onClose: () => void;
}

/** Recovering access by mail or by phone; with a way back to the login (A17). */
export default function ForgotPasswordDialog({ onClose }: ForgotPasswordDialogProps) {
  const { t } = useTranslation(['password', 'account', 'errors', 'registration', 'submission']);
  const services = useServices();
  const modals = useModals();
  // The login page is a login already: it is behind the dialog.
  const isOverLogin = useLocation().pathname === '/login';
  const site = useQuery(sitePermission());
  const rules = useQuery(queries.account.registrationRules());
  const countries = useQuery(queries.site.countryCodes());
  const close = () => {
    onClose();
    if (!isOverLogin) services.session.send({ type: 'signIn.declined' });
  };
  const signIn = isOverLogin ? onClose : () => modals.replace('login');
  if (site.data && rules.data && countries.data) {
    return <Recovery site={site.data} rules={rules.data} onClose={close} onSignIn={signIn} />;
  }
  return (
    <Dialog
      open
      width="form"
      title={t('forgotten.title')}
      closeLabel={t('shell:close')}
      onClose={close}
    >
      <FormPending failure={failureOf(site, rules, countries)} />
    </Dialog>
  );
}

interface RecoveryProps {
  readonly site: RecoverySite;
  readonly rules: RecoveryRules;
  readonly onClose: () => void;
  readonly onSignIn: () => void;
}

function Recovery({ site, rules, onClose, onSignIn }: RecoveryProps) {
  const { t } = useTranslation('password');
  const { tokens } = useServices();
  const modals = useModals();
  const aside = useStepsAside();
  const flow = useForgotPassword(site, rules, onSignIn);
  const close = () => {
    // The password is set, but the account could not be read: the sign-in must not stay behind.
    if (flow.state === 'memberUnavailable') tokens.keep(null);
    onClose();
  };
  return (
    <Dialog
      open={!aside}
      width="form"
      title={t('forgotten.title')}
      closeLabel={t('shell:close')}
      coverCloses={false}
      onClose={close}
    >
      <ForgotPasswordForm
        flow={flow}
        onSignIn={onSignIn}
        onRegister={() => modals.replace('registration')}
      />
    </Dialog>
  );
}
