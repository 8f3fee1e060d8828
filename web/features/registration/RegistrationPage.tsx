import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { Banner } from '#web/shared/banner/Banner.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { classNames } from '#web/ui/class-names.ts';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import RegistrationForm from './RegistrationForm.tsx';
import styles from './RegistrationPage.module.css';
import { RegistrationTitle } from './RegistrationTitle.tsx';
import { useRegistration } from './use-registration.ts';

const NewPlayerPromotions = lazy(() => import('./NewPlayerPromotions.tsx'));

/** The registration as a page, with what waits for new players (A1). */
export default function RegistrationPage() {
  const { isSignedIn, isTrial } = useSession();
  // A trial account registers to get a real one.
  if (isSignedIn && !isTrial) return <Navigate to="/" replace />;
  return <Registration />;
}

function Registration() {
  const { t } = useTranslation(['registration', 'account', 'errors', 'submission']);
  usePageTitle(t('title'));
  const navigate = useNavigate();
  const { search } = useLocation();
  const flow = useRegistration('page');
  return (
    <>
      <Banner />
      <div className={styles.page}>
        <div className={styles.card}>
          <Link to="/" className={styles.back}>
            <ChevronStartIcon size={18} />
            {t('backToHome')}
          </Link>
          <div className={classNames('stack gap-2', styles.head)}>
            <h1>
              <RegistrationTitle bonus={flow.context.form?.settings.registrationBonus} />
            </h1>
            {flow.state !== 'closed' && <p>{t('lead')}</p>}
          </div>
          <RegistrationForm
            flow={flow}
            onSignIn={() => void navigate({ pathname: '/login', search })}
          />
        </div>
        <aside className={styles.promotions} aria-label={t('promotions')}>
          <Suspense>
            <NewPlayerPromotions />
          </Suspense>
        </aside>
      </div>
    </>
  );
}
