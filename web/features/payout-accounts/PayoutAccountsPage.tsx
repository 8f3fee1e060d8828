import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '#web/api/queries.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PlusIcon } from '#web/ui/icons/PlusIcon.tsx';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { AccountCard } from './AccountCard.tsx';
import { PasswordsSection } from './PasswordsSection.tsx';

/** Where withdrawals go, and the passwords that they require (W2). */
export default function PayoutAccountsPage() {
  const { t } = useTranslation(['payoutAccounts', 'moneyPasswords', 'account', 'errors']);
  usePageTitle(t('title'));
  const modals = useModals();
  const read = useQuery(queries.payoutAccounts.list());
  const add = () => modals.open('addPayoutAccount');
  const isFull = read.data !== undefined && read.data.accounts.length >= read.data.max;
  return (
    // Below a list of unknown length, the passwords would move when the list loads.
    <AreaColumns beside={!read.isPending && <PasswordsSection />}>
      <div className="spread gap-3">
        <h1>{t('title')}</h1>
        {read.data && read.data.accounts.length > 0 && !isFull && (
          <Button variant="primary" icon={<PlusIcon />} onClick={add}>
            {t('add')}
          </Button>
        )}
      </div>
      <p className="hint">{t('about')}</p>
      <Loaded
        read={read}
        waiting={<WaitingSkeletons className="stack" heights={['7rem', '7rem']} />}
        renderFailed={(onRetry) => <ReadFailed title={t('failed')} onRetry={onRetry} />}
        isEmpty={({ accounts }) => accounts.length === 0}
        empty={
          <EmptyState
            icon={<WalletIcon />}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Button variant="primary" onClick={add}>
                {t('add')}
              </Button>
            }
          />
        }
      >
        {({ accounts, max }) => (
          <>
            <ul role="list" className="stack">
              {accounts.map((account) => (
                <li key={account.id}>
                  <AccountCard account={account} />
                </li>
              ))}
            </ul>
            {isFull && <p className="hint">{t('full', { count: max })}</p>}
          </>
        )}
      </Loaded>
    </AreaColumns>
  );
}
