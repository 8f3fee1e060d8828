import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { AskToSignIn } from '#web/shared/lists/AskToSignIn.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { promotionPath } from '#web/shared/promotions/promotion-path.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ChevronStartIcon } from '#web/ui/icons/ChevronStartIcon.tsx';
import { GiftIcon } from '#web/ui/icons/GiftIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ActivityApplication } from './ActivityApplication.tsx';
import styles from './application.module.css';

/** Applying for a promotion, and the decision (W6). */
export default function ApplicationPage() {
  const { t } = useTranslation([
    'application',
    'pictures',
    'promotions',
    'account',
    'errors',
    'submission',
    'memberSubmission',
  ]);
  const { id = '' } = useParams();
  const session = useSession();
  const modals = useModals();
  const promotion = useQuery(
    queries.promotions.one({ params: { id }, query: { language: useLanguage() } }),
  );
  usePageTitle(t('title'));
  if (session.isRestoring) return <PageLoader />;
  return (
    <div className={styles.page}>
      <Link to={promotionPath(id)} className={styles.back}>
        <ChevronStartIcon size={18} />
        {t('toPromotion')}
      </Link>
      <header>
        <h1>{t('title')}</h1>
        <p className="muted">{promotion.data?.title ?? '\u00a0'}</p>
      </header>
      {!session.isSignedIn ? (
        <AskToSignIn
          icon={<GiftIcon />}
          title={t('signInTitle')}
          text={t('signInText')}
          signIn={t('signIn')}
        />
      ) : session.isTrial ? (
        <EmptyState
          icon={<GiftIcon />}
          title={t('trialTitle')}
          text={t('trialText')}
          action={
            <Button variant="primary" onClick={() => modals.open('registration')}>
              {t('register')}
            </Button>
          }
        />
      ) : (
        <ActivityApplication key={id} promotionId={id} />
      )}
    </div>
  );
}
