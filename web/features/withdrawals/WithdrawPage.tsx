import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { RequestWithdrawal } from './RequestWithdrawal.tsx';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WithdrawalTimes } from './WithdrawalTimes.tsx';
import { WITHDRAWAL_ID } from './withdraw-address.ts';

/**
 * Withdrawing, and all withdrawals so far (W2, W3a). Which one is open lives in the address: back
 * leads to the list.
 */
export default function WithdrawPage() {
  // Preloads the texts of all parts, so that no part waits for its own.
  useTranslation([
    'withdraw',
    'transactions',
    'debt',
    'amount',
    'moneyPasswords',
    'account',
    'errors',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  const [search] = useSearchParams();
  const id = search.get(WITHDRAWAL_ID);
  return id === null ? <Overview /> : <WithdrawalDetail key={id} id={id} />;
}

function Overview() {
  const { t } = useTranslation('withdraw');
  usePageTitle(t('title'));
  return (
    <AreaColumns
      beside={
        <>
          <WithdrawalTimes />
          <WithdrawalList />
        </>
      }
    >
      <h1>{t('title')}</h1>
      <DebtNotice />
      <RequestWithdrawal />
    </AreaColumns>
  );
}
