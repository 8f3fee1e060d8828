import { useTranslation } from 'react-i18next';
import { MemberHome } from '#web/features/member/MemberHome.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { depositPath, memberMenu } from '../member-menus.ts';

/** The first page of the member centre, with what its menu leads to (W1). */
export default function MemberHomePage() {
  useTranslation(['member', 'debt', 'errors', 'account']);
  return <MemberHome menu={memberMenu('member', useSession())} depositPath={depositPath()} />;
}
