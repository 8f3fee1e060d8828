import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { WaitingPlaces } from '#web/shared/lists/WaitingPlaces.tsx';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { MoneyMoved } from '#web/shared/money/MoneyMoved.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import { TransferForm } from './TransferForm.tsx';
import { TransferReview } from './TransferReview.tsx';
import styles from './UplineTransfer.module.css';
import { type UplineTransferFlow, useUplineTransfer } from './use-upline-transfer.ts';

type Screen = ComponentType<{ readonly flow: UplineTransferFlow }>;

/** Sending money to the upline (W2). */
export default function UplineTransferPage() {
  const { t } = useTranslation([
    'uplineTransfer',
    'debt',
    'amount',
    'moneyPasswords',
    'account',
    'errors',
    'registration',
    'submission',
    'memberSubmission',
  ]);
  usePageTitle(t('title'));
  const flow = useUplineTransfer();
  const Shown = flow.unanswered ? Unanswered : screens[flow.leaf];
  return (
    <section className={styles.page} aria-labelledby="upline-transfer-title">
      <h1 id="upline-transfer-title">{t('title')}</h1>
      <DebtNotice />
      <FollowedScreen screen={Shown}>
        <Shown flow={flow} />
      </FollowedScreen>
    </section>
  );
}

function Reading() {
  return <WaitingPlaces className={styles.waiting} heights={['5rem', '4.5rem', '4.5rem']} />;
}

function Unreachable({ flow }: { readonly flow: UplineTransferFlow }) {
  const { t } = useTranslation('uplineTransfer');
  return (
    <ReadFailed title={t('unreachable')} refusal={flow.refusal} isPrimary onRetry={flow.retry} />
  );
}

function Closed() {
  const { t } = useTranslation('uplineTransfer');
  return <EmptyState icon={<WalletIcon />} title={t('closed.title')} text={t('closed.text')} />;
}

function Sent({ flow: { transfer, startAnother } }: { readonly flow: UplineTransferFlow }) {
  const { t } = useTranslation('uplineTransfer');
  const money = useMoney(transfer?.currency ?? 'BRL');
  if (!transfer) return null;
  const { amount, upline } = transfer;
  return (
    <MoneyMoved
      title={t('sent.title')}
      text={t('sent.text', { amount: money(amount), upline })}
      action={<Button onClick={startAnother}>{t('sent.another')}</Button>}
    />
  );
}

/** What a person sees in each state. */
const screens: Readonly<Record<UplineTransferFlow['leaf'], Screen>> = {
  reading: Reading,
  unreachable: Unreachable,
  closed: Closed,
  entering: TransferForm,
  reviewing: TransferReview,
  sending: TransferReview,
  sent: Sent,
};
