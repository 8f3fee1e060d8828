import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { sitePermission } from '#web/api/site-permission.ts';
import { returnAddress } from '#web/platform/address/return-address.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import LoginForm from './LoginForm.tsx';
import styles from './LoginPage.module.css';
import type { SignInSite } from './sign-in-site.ts';
import { useLogin } from './use-login.ts';

/** The sign-in as a page (R3); a signed-in person is led to where they were going (R8). */
export default function LoginPage() {
  const { t } = useTranslation(['login', 'account', 'errors', 'registration', 'submission']);
  usePageTitle(t('title'));
  const { search } = useLocation();
  const { isSignedIn } = useSession();
  const site = useQuery(sitePermission());
  // A sign-in that ends in a required password change restarts: the person comes back to it.
  const [round, setRound] = useState(0);
  if (isSignedIn) return <Navigate to={returnAddress(search)} replace />;
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
        {site.data ? (
          <SignIn key={round} site={site.data} onPasswordOwed={() => setRound(round + 1)} />
        ) : (
          <FormPending failure={failureOf(site)} />
        )}
      </div>
    </div>
  );
}

interface SignInProps {
  readonly site: SignInSite;
  readonly onPasswordOwed: () => void;
}

function SignIn({ site, onPasswordOwed }: SignInProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const modals = useModals();
  // The page leads on by itself as soon as a session starts.
  const flow = useLogin(site, { onPasswordOwed, onSignedIn: () => undefined });
  return (
    <LoginForm
      flow={flow}
      onRegister={
        flow.offersRegistration ? () => void navigate({ pathname: '/register', search }) : undefined
      }
      onForgotten={() => modals.open('forgotPassword')}
    />
  );
}
