import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { FormPending } from '#web/app/account/FormPending.tsx';
import { useQueries } from '#web/app/services-context.ts';
import { useModals } from '#web/app/use-modals.ts';
import { usePageTitle } from '#web/app/use-page-title.ts';
import { useSession } from '#web/app/use-session.ts';
import LoginForm from './LoginForm.tsx';
import styles from './LoginPage.module.css';
import { type SignInSite, useLogin } from './use-login.ts';

/** The sign-in as a page (R2); whoever is signed in has nothing to do here. */
export default function LoginPage() {
  const { t } = useTranslation('login');
  usePageTitle(t('title'));
  const { isSignedIn } = useSession();
  const site = useQuery(useQueries().permission());
  // A sign-in that ended in an owed password begins anew: the person comes back to it.
  const [round, setRound] = useState(0);
  if (isSignedIn) return <Navigate to="/" replace />;
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1>{t('title')}</h1>
        {site.data ? (
          <SignIn key={round} site={site.data} onPasswordOwed={() => setRound(round + 1)} />
        ) : (
          <FormPending onRetry={site.isError ? () => void site.refetch() : undefined} />
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
  const modals = useModals();
  const flow = useLogin(site, { onPasswordOwed, onSignedIn: () => void navigate('/') });
  return (
    <LoginForm
      flow={flow}
      onRegister={() => void navigate('/register')}
      onForgotten={() => modals.open('forgotPassword')}
    />
  );
}
