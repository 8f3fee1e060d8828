import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ConsolidatedWallet, MerchantWallet } from '#contract/entities/wallet.ts';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { WalletTransferFlow } from './use-wallet-transfer.ts';
import { WalletList } from './WalletList.tsx';
import styles from './Wallets.module.css';

interface ScreenProps {
  readonly flow: WalletTransferFlow;
}

/** The wallets, as soon as they are known (W2). */
export function WalletsScreen({ flow }: ScreenProps) {
  const { t } = useTranslation('wallets');
  const { merchant, wallets } = flow;
  if (merchant && wallets) return <Wallets flow={flow} merchant={merchant} wallets={wallets} />;
  if (flow.failure) return <ReadFailed title={t('unreachable')} isPrimary {...flow.failure} />;
  return <WaitingSkeletons className="stack gap-5" heights={['5.5rem', '5.5rem']} />;
}

interface WalletsProps extends ScreenProps {
  readonly merchant: MerchantWallet;
  readonly wallets: ConsolidatedWallet;
}

function Wallets({ flow, merchant, wallets }: WalletsProps) {
  const { t } = useTranslation('wallets');
  const filled = wallets.vendors.filter(({ balance, moving }) => balance > 0 && moving === null);
  const vendors = filled.map(({ vendor }) => vendor);
  return (
    <div className="stack gap-5">
      {merchant.isSingle ? (
        <Notice tone="info" text={t('single')} />
      ) : (
        <p className="hint">{t('about')}</p>
      )}
      <DebtNotice />
      <p>
        <Link to="/member/playLimits">{t('shell:account.limits')}</Link>
      </p>
      <WalletList flow={flow} wallets={wallets} />
      {vendors.length > 0 && (
        <Button
          className={styles.recall}
          disabled={flow.isBusy}
          onClick={() => flow.send({ type: 'order.submitted', order: { kind: 'recall', vendors } })}
        >
          {t('recall')}
        </Button>
      )}
    </div>
  );
}
