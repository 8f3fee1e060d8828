import { useTranslation } from 'react-i18next';
import { AreaFrame } from '#web/shared/area/AreaFrame.tsx';
import { ServiceLink } from '#web/shared/customer-service/ServiceLink.tsx';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { UserIcon } from '#web/ui/icons/UserIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';

interface AgentCentreProps {
  /** Its menu. */
  readonly menu: readonly MenuLink[];
}

/** The frame around an agent's pages (C1); others see who it is for (A20). */
export default function AgentCentre({ menu }: AgentCentreProps) {
  const { t } = useTranslation('agent');
  const { isAgent } = useSession();
  return (
    <AreaFrame
      area="agent"
      menu={menu}
      home={['/agent/overview', '/agent']}
      groups={[
        { id: 'office', name: t('groups.office') },
        { id: 'team', name: t('groups.team') },
        { id: 'income', name: t('groups.income') },
      ]}
      closed={
        !isAgent && (
          <EmptyState
            level={1}
            icon={<UserIcon />}
            title={t('agentsOnlyTitle')}
            text={t('agentsOnlyText')}
            action={<ServiceLink />}
          />
        )
      }
    />
  );
}
