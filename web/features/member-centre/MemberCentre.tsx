import { useTranslation } from 'react-i18next';
import { AreaFrame } from '#web/shared/area/AreaFrame.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { UserPlusIcon } from '#web/ui/icons/UserPlusIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

interface MemberCentreProps {
  /** Its menu. */
  readonly menu: readonly MenuLink[];
}

/**
 * The frame around a member's pages (W1). A trial account has no member centre; registering makes a
 * real one (A20).
 */
export default function MemberCentre({ menu }: MemberCentreProps) {
  const { t } = useTranslation('member');
  const { isTrial } = useSession();
  const modals = useModals();
  return (
    <AreaFrame
      area="member"
      menu={menu}
      home={['/member']}
      groups={[
        { id: 'account', name: t('groups.account') },
        { id: 'money', name: t('groups.money') },
        { id: 'history', name: t('groups.history') },
        { id: 'rewards', name: t('groups.rewards') },
      ]}
      closed={
        isTrial && (
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
        )
      }
    />
  );
}
