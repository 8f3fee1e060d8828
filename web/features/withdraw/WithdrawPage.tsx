import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import { WithdrawalList } from './WithdrawalList.tsx';
import { WITHDRAWAL_ID } from './withdraw-address.ts';

/** Taking out (W2, W3a). Which withdrawal is open lives in the address: back leads to the list. */
export default function WithdrawPage() {
  // The words of all its parts: none of them waits for its own once the page stands.
  useTranslation(['withdraw', 'account', 'errors']);
  const [search] = useSearchParams();
  const id = search.get(WITHDRAWAL_ID);
  return id === null ? <WithdrawalList /> : <WithdrawalDetail key={id} id={id} />;
}
