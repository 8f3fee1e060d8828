import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import styles from './Deposit.module.css';
import { DepositScreens } from './DepositScreens.tsx';
import { useDeposit } from './use-deposit.ts';

/** Where the address names the deposit that the page shows. */
const ID = 'id';

/** Paying in, on a page whose address names the deposit (W2). */
export default function DepositPage() {
  // The words of all its parts: none of them waits for its own once the page stands.
  const { t } = useTranslation(['deposit', 'amount', 'account', 'errors']);
  usePageTitle(t('title'));
  const [search, setSearch] = useSearchParams();
  const named = search.get(ID);
  const flow = useDeposit({ depositId: named });
  const { depositId } = flow;
  useEffect(() => {
    if (named === depositId) return;
    setSearch(depositId === null ? {} : { [ID]: depositId }, { replace: true });
  }, [named, depositId, setSearch]);
  return (
    <section className={styles.page} aria-labelledby="deposit-title">
      <h1 id="deposit-title">{t('title')}</h1>
      <DepositScreens flow={flow} />
    </section>
  );
}
