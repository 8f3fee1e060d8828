import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { stepPaths } from '#web/shared/failures/step-paths.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ReferralLink } from './ReferralLink.tsx';
import { ReferredPeople } from './ReferredPeople.tsx';

/** Friends whom the person invites: the link, and the outcome of those who followed it (W5). */
export default function ReferralPage() {
  const { t } = useTranslation(['referral', 'sharing', 'records', 'errors', 'account']);
  const { member } = useSession();
  const isStopped = useStopped('rewards');
  usePageTitle(t('title'));
  if (isStopped) return <Navigate to={stepPaths.seeWhy} replace />;
  if (member?.availablePromo.REFERRAL.enabled === true) return <Invitations />;
  return (
    <AreaColumns>
      <h1>{t('title')}</h1>
      <EmptyState icon={<UserPlusIcon />} title={t('closedTitle')} text={t('closedText')} />
    </AreaColumns>
  );
}

/** The list is below the link, whose height is not known in advance. */
function Invitations() {
  const { t } = useTranslation('referral');
  const terms = useQuery(queries.referral.terms());
  return (
    <AreaColumns beside={terms.data ? <ReferredPeople /> : null}>
      <h1>{t('title')}</h1>
      <Loaded
        read={terms}
        waiting={<WaitingSkeletons className="stack gap-4" heights={['26rem']} />}
        renderFailed={(retry) => <ReadFailed level={2} title={t('linkFailed')} onRetry={retry} />}
      >
        {(shown) => <ReferralLink terms={shown} />}
      </Loaded>
    </AreaColumns>
  );
}
