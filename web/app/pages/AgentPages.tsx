import { useTranslation } from 'react-i18next';
import AgentCentre from '#web/features/agent/AgentCentre.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { memberMenu } from '../member-menus.ts';

/** The frame around the pages of an agent, with the menu of those there are (C1). */
export default function AgentPages() {
  useTranslation(['agent', 'account']);
  return <AgentCentre menu={memberMenu('agent', useSession())} />;
}
