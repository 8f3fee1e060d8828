import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { BalanceView } from './BalanceView.tsx';

/** The end of a member's header: balance and account. A part of its own, for visitors need none. */
export default function MemberArea(props: AccountMenuProps) {
  return (
    <>
      <BalanceView />
      <AccountMenu {...props} />
    </>
  );
}
