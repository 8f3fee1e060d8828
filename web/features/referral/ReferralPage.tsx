import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { ReferredPeople } from './ReferredPeople.tsx';
import styles from './referral.module.css';

/** Friends whom the person invites: the link, and what became of who followed it (W5). */
export default function ReferralPage() {
  const { t } = useTranslation(['referral', 'records', 'errors']);
  const { member } = useSession();
  usePageTitle(t('shell:account.referral'));
  return (
    <section className={styles.page} aria-labelledby="referral-title">
      <h1 id="referral-title">{t('shell:account.referral')}</h1>
      {member?.availablePromo.REFERRAL.enabled === true ? (
        <>
          <ReferralLink />
          <ReferredPeople />
        </>
      ) : (
        <EmptyState icon={<UserPlusIcon />} title={t('closedTitle')} text={t('closedText')} />
      )}
    </section>
  );
}
