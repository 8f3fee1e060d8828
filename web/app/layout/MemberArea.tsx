import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { BalanceView } from './BalanceView.tsx';
import { HeaderMoney } from './HeaderMoney.tsx';
import { MessagesBell } from './MessagesBell.tsx';

/**
 * The end of a member's header: balance, deposit and withdraw, messages and account (S1). A
 * separate chunk, because visitors do not need it.
 */
export default function MemberArea(props: AccountMenuProps) {
  return (
    <>
      <BalanceView isTrial={props.isTrial} isAgent={props.isAgent} />
      <HeaderMoney isTrial={props.isTrial} isAgent={props.isAgent} />
      {!props.isTrial && <MessagesBell />}
      <AccountMenu {...props} />
    </>
  );
}
