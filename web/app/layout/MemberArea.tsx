import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { BalanceView } from './BalanceView.tsx';
import { MessagesBell } from './MessagesBell.tsx';

/** The end of a member's header: balance, messages and account. A part of its own, for visitors need none. */
export default function MemberArea(props: AccountMenuProps) {
  return (
    <>
      <BalanceView />
      {!props.isTrial && <MessagesBell />}
      <AccountMenu {...props} />
    </>
  );
}
