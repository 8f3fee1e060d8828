import { useTranslation } from 'react-i18next';
import type { ConsolidatedWallet } from '#contract/entities/wallet.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { WalletTransferFlow } from './use-wallet-transfer.ts';
import styles from './Wallets.module.css';

interface WalletListProps {
  readonly flow: WalletTransferFlow;
  readonly wallets: ConsolidatedWallet;
}

/** The money in each wallet, and on its way (W2). */
export function WalletList({ flow, wallets }: WalletListProps) {
  const { t } = useTranslation('wallets');
  const money = useMoney(wallets.currency);
  return (
    <ul role="list" className={styles.wallets}>
      <li className={classNames('stack gap-1', styles.wallet, styles.main)}>
        <h2>{t('main')}</h2>
        <p className={styles.balance}>{money(wallets.main)}</p>
      </li>
      {wallets.vendors.map(({ vendor, name, balance, moving }) => (
        <li key={vendor} className={classNames('stack gap-1', styles.wallet)}>
          <h2>{name}</h2>
          <p className={styles.balance}>{money(balance)}</p>
          {moving && (
            <>
              <p className={styles.moving}>
                {t(`moving.${moving.direction}`, { amount: money(moving.amount) })}
              </p>
              <Button
                size="s"
                variant="ghost"
                disabled={flow.isBusy}
                aria-label={t('askAbout', { name })}
                onClick={() => flow.send({ type: 'transfer.resumed', transfer: moving })}
              >
                {t('ask')}
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
