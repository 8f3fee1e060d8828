import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { AreaFrame } from '#web/shared/page/AreaFrame.tsx';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { LockIcon } from '#web/ui/icons/LockIcon.tsx';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

interface MemberCentreProps {
  /** What its menu leads to. */
  readonly menu: readonly MenuLink[];
}

/** The frame around the pages of a member: the menu of those there are, and the way out (W1, R8a). */
export default function MemberCentre({ menu }: MemberCentreProps) {
  const { t } = useTranslation('member');
  const session = useSession();
  if (session.isRestoring || session.isSigningOut) return <PageLoader />;
  if (!session.isSignedIn) return <SignInFirst />;
  if (session.isTrial) return <RealAccountFirst />;
  return <AreaFrame title={t('title')} closeLabel={t('close')} menu={menu} />;
}

/** The login opens by itself; behind it stands what it is for. The page is here after it (A20). */
function SignInFirst() {
  const { t } = useTranslation('member');
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

/** A trial account has no centre; a real one is made by registering (W1, A20). */
function RealAccountFirst() {
  const { t } = useTranslation('member');
  usePageTitle(t('title'));
  const modals = useModals();
  return (
    <EmptyState
      level={1}
      icon={<UserPlusIcon />}
      title={t('trialTitle')}
      text={t('trialText')}
      action={
        <Button variant="primary" onClick={() => modals.open('registration')}>
          {t('register')}
        </Button>
      }
    />
  );
}
