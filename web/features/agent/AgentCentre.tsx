import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ServiceLink } from '#web/shared/account/ServiceLink.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { AreaFrame } from '#web/shared/page/AreaFrame.tsx';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { UserIcon } from '#web/ui/icons/UserIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

interface AgentCentreProps {
  /** What its menu leads to. */
  readonly menu: readonly MenuLink[];
}

/** The frame around the pages of an agent (C1); everybody else is told whom it is for (A20). */
export default function AgentCentre({ menu }: AgentCentreProps) {
  const { t } = useTranslation('agent');
  const session = useSession();
  if (session.isRestoring || session.isSigningOut) return <PageLoader />;
  if (!session.isSignedIn) return <SignInFirst />;
  if (!session.isAgent) return <AgentsOnly />;
  return <AreaFrame title={t('title')} closeLabel={t('close')} menu={menu} />;
}

/** The login opens by itself; behind it stands what it is for. The page is here after it. */
function SignInFirst() {
  const { t } = useTranslation('agent');
  usePageTitle(t('title'));
  const modals = useModals();
  useEffect(() => modals.open('login'), [modals]);
  return (
    <EmptyState
      level={1}
      icon={<LockIcon />}
      title={t('signInTitle')}
      text={t('signInText')}
      action={
        <Button variant="primary" onClick={() => modals.open('login')}>
          {t('signIn')}
        </Button>
      }
    />
  );
}

/** Somebody who is no agent typed the address, or followed a link of somebody else. */
function AgentsOnly() {
  const { t } = useTranslation('agent');
  usePageTitle(t('title'));
  return (
    <EmptyState
      level={1}
      icon={<UserIcon />}
      title={t('agentsOnlyTitle')}
      text={t('agentsOnlyText')}
      action={<ServiceLink />}
    />
  );
}
