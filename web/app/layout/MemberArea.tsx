import { useLayoutEffect } from 'react';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { BalanceView } from './BalanceView.tsx';
import { HeaderMoney } from './HeaderMoney.tsx';
import { MessagesBell } from './MessagesBell.tsx';
import './stopped.css';

/**
 * The end of a member's header: balance, deposit and withdraw, messages and account (S1). A
 * separate chunk, because visitors do not need it.
 */
export default function MemberArea({ theme, onThemeSwitched, ...reader }: AccountMenuProps) {
  const stopped = reader.member.stopped?.acts.join(' ');
  useLayoutEffect(() => {
    // The menus of the shell are drawn for everybody: `stopped.css` takes out what is stopped.
    if (stopped === undefined) return undefined;
    const { dataset } = document.documentElement;
    dataset['stopped'] = stopped;
    return () => {
      delete dataset['stopped'];
    };
  }, [stopped]);
  return (
    <>
      <BalanceView {...reader} />
      <HeaderMoney {...reader} />
      {!reader.isTrial && <MessagesBell />}
      <AccountMenu {...reader} theme={theme} onThemeSwitched={onThemeSwitched} />
    </>
  );
}
