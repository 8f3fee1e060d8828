import { useTranslation } from 'react-i18next';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Feedback } from './Feedback.tsx';

/** A person's feedback to the site (R8a). */
export default function FeedbackPage() {
  const { t } = useTranslation(['feedback', 'account', 'errors', 'submission', 'memberSubmission']);
  const { member } = useSession();
  usePageTitle(t('title'));
  return (
    <AreaColumns>
      <h1>{t('title')}</h1>
      {member && <Feedback key={member.id} memberId={member.id} />}
    </AreaColumns>
  );
}
