import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { BalanceView } from './BalanceView.tsx';
import { HeaderMoney } from './HeaderMoney.tsx';
import { MessagesBell } from './MessagesBell.tsx';

/**
 * The end of a member's header: balance, money in and out, messages and account (S1). A part of its own, for
 * visitors need none.
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
