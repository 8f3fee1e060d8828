import { useTranslation } from 'react-i18next';
import MemberCentre from '#web/features/member-centre/MemberCentre.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { memberMenu } from '../member-menus.ts';

/** The frame around a member's pages, with their menu (W1). */
export default function MemberPages() {
  useTranslation('member');
  const menu = memberMenu('member', useSession());
  return <MemberCentre menu={menu} />;
}
