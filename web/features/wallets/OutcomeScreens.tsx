import { useTranslation } from 'react-i18next';
import type { WalletTransfer } from '#contract/entities/wallet.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { MoneyMoved } from '#web/shared/money/MoneyMoved.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { ClockIcon } from '#web/ui/icons/ClockIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { ErrorState } from '#web/ui/messages/ErrorState.tsx';
import type { WalletTransferFlow } from './use-wallet-transfer.ts';
import styles from './Wallets.module.css';

interface ScreenProps {
  readonly flow: WalletTransferFlow;
}

/** Outcome of each transfer, a line for each. */
function Lines({ transfers }: { readonly transfers: readonly WalletTransfer[] }) {
  const { t } = useTranslation('wallets');
  const money = useMoney(transfers[0]?.currency ?? 'BRL');
  return transfers.map(({ id, state, direction, amount, name }) => (
    <span key={id} className={styles.line}>
      {state === 'done'
        ? t(`done.${direction}`, { amount: money(amount), name })
        : t(`${state}Line`, { amount: money(amount), name })}
    </span>
  ));
}

/** The vendor has not answered; it is asked again automatically, and at a press. */
export function UnderWay({ flow }: ScreenProps) {
  const { t } = useTranslation('wallets');
  return (
    <>
      <EmptyState
        icon={<ClockIcon />}
        title={t('underWay.title')}
        text={
          <>
            <Lines transfers={flow.context.transfers ?? []} />
            {t('underWay.text')}
          </>
        }
        action={
          <>
            <Button
              variant="primary"
              busy={flow.isBusy}
              onClick={() => flow.send({ type: 'check.requested' })}
            >
              {t('ask')}
            </Button>
            <Button disabled={flow.isBusy} onClick={() => flow.send({ type: 'another.requested' })}>
              {t('back')}
            </Button>
          </>
        }
      />
      <RefusalMessage refusal={flow.refusal} />
    </>
  );
}

/** A vendor refused. */
export function RefusedByVendor({ flow }: ScreenProps) {
  const { t } = useTranslation('wallets');
  return (
    <ErrorState
      title={t('refused.title')}
      text={<Lines transfers={flow.context.transfers ?? []} />}
      action={<Button onClick={() => flow.send({ type: 'another.requested' })}>{t('back')}</Button>}
    />
  );
}

/** Everything has arrived. */
export function Done({ flow }: ScreenProps) {
  const { t } = useTranslation('wallets');
  const transfers = flow.context.transfers ?? [];
  return (
    <MoneyMoved
      title={t('done.title')}
      text={transfers.length > 0 ? <Lines transfers={transfers} /> : t('done.nothing')}
      action={<Button onClick={() => flow.send({ type: 'another.requested' })}>{t('back')}</Button>}
    />
  );
}
