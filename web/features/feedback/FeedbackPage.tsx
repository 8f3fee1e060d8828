import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Feedback } from './Feedback.tsx';
import styles from './feedback.module.css';

/** A person's feedback to the site (R8a). */
export default function FeedbackPage() {
  const { t } = useTranslation(['feedback', 'account', 'errors', 'submission', 'memberSubmission']);
  const { member } = useSession();
  usePageTitle(t('title'));
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      {member && <Feedback key={member.id} memberId={member.id} />}
    </div>
  );
}
