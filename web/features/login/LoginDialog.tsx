import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { sitePermission } from '#web/api/site-permission.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { socialProof } from '#web/shared/sign-in/social-proof.ts';
import { useStepsAside } from '#web/shared/verification/step-aside.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import LoginForm from './LoginForm.tsx';
import type { SignInSite } from './sign-in-site.ts';
import { useLogin } from './use-login.ts';

interface LoginDialogProps {
  readonly onClose: () => void;
}

/** The sign-in over the current page; closing it cancels what led to it (A14, A20). */
export default function LoginDialog({ onClose }: LoginDialogProps) {
  // The login page is a login already.
  const isOverLogin = useLocation().pathname === '/login';
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isOverLogin) close();
  }, [isOverLogin]);
  return isOverLogin ? null : <SignInOver onClose={onClose} />;
}

function SignInOver({ onClose }: LoginDialogProps) {
  const { t } = useTranslation(['login', 'account', 'errors', 'registration', 'submission']);
  const { session } = useServices();
  const site = useQuery(sitePermission());
  const decline = () => {
    onClose();
    session.send({ type: 'signIn.declined' });
  };
  if (site.data) return <SignInDialog site={site.data} onClose={onClose} onDeclined={decline} />;
  return (
    <Dialog open width="form" title={t('title')} closeLabel={t('shell:close')} onClose={decline}>
      <FormPending failure={failureOf(site)} />
    </Dialog>
  );
}

interface SignInDialogProps {
  readonly site: SignInSite;
  readonly onClose: () => void;
  readonly onDeclined: () => void;
}

function SignInDialog({ site, onClose, onDeclined }: SignInDialogProps) {
  const { t } = useTranslation('login');
  const services = useServices();
  const modals = useModals();
  const aside = useStepsAside();
  const flow = useLogin(site, {
    onPasswordOwed: onClose,
    // The root closes every dialog when a session starts.
    onSignedIn: () => undefined,
  });
  const decline = () => {
    // The sign-in succeeded, but its account could not be read: it must not stay behind.
    if (flow.state === 'memberUnavailable') services.tokens.keep(null);
    socialProof(services).takeWaiting();
    onDeclined();
  };
  return (
    <Dialog
      open={!aside}
      width="form"
      title={t('title')}
      closeLabel={t('shell:close')}
      onClose={decline}
    >
      <LoginForm
        flow={flow}
        onRegister={flow.offersRegistration ? () => modals.replace('registration') : undefined}
        onForgotten={() => modals.replace('forgotPassword')}
      />
    </Dialog>
  );
}
