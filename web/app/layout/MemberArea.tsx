import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { pages } from '../pages.ts';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { BalanceView } from './BalanceView.tsx';
import styles from './MemberArea.module.css';
import { MessagesBell } from './MessagesBell.tsx';

/**
 * The end of a member's header: balance, deposit, messages and account (S1). A part of its own, for
 * visitors need none.
 */
export default function MemberArea(props: AccountMenuProps) {
  const { t } = useTranslation();
  return (
    <>
      <BalanceView />
      {!props.isTrial && (
        <Link
          to={pages.depositv2.paths[0]}
          className={`${buttonClass({ variant: 'primary', size: 's' })} ${styles.deposit}`}
        >
          {t('account.deposit')}
        </Link>
      )}
      {!props.isTrial && <MessagesBell />}
      <AccountMenu {...props} />
    </>
  );
}
