import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BackToGame } from '#web/features/member/BackToGame.tsx';
import MemberCentre from '#web/features/member/MemberCentre.tsx';
import { gameToReturnTo } from '#web/shared/page/deposit-address.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { memberMenu } from '../member-menus.ts';

/** The frame around the pages of a member, with the menu of those there are (W1). */
export default function MemberPages() {
  useTranslation('member');
  const game = gameToReturnTo(useLocation().search);
  const menu = memberMenu('member', useSession());
  return (
    <>
      {game !== undefined && <BackToGame address={game} />}
      <MemberCentre menu={menu} />
    </>
  );
}
