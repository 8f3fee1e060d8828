import { useTranslation } from 'react-i18next';
import MemberCentre from '#web/features/member-centre/MemberCentre.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { memberMenu, menuTexts } from '../member-menus.ts';

const texts = menuTexts('member');

/** The frame around a member's pages, with their menu (W1). */
export default function MemberPages() {
  useTranslation(['member', ...texts]);
  const menu = memberMenu('member', useSession());
  return <MemberCentre menu={menu} />;
}
