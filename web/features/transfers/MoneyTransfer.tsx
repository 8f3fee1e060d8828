import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { FlowUnreachable } from '#web/shared/flow/FlowUnreachable.tsx';
import { WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { MoneyMoved } from '#web/shared/money/MoneyMoved.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { FollowedScreen } from '#web/shared/page/FollowedScreen.tsx';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { Unanswered } from '#web/shared/submission/Unanswered.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { WalletIcon } from '#web/ui/icons/WalletIcon.tsx';
import { EmptyState } from '#web/ui/messages/EmptyState.tsx';
import type { TransferTo } from './money-transfer.actors.ts';
import { TransferForm } from './TransferForm.tsx';
import { TransferReview } from './TransferReview.tsx';
import { type MoneyTransferFlow, useMoneyTransfer } from './use-money-transfer.ts';

type Screen = ComponentType<{ readonly flow: MoneyTransferFlow }>;

/** Sending money to the upline, or to somebody of the team (W2). */
export function MoneyTransfer({ to }: { readonly to: TransferTo }) {
  const { t } = useTranslation('moneyTransfer');
  const flow = useMoneyTransfer(to);
  const title = t(`${flow.way}.title`);
  usePageTitle(title);
  const Shown = flow.unanswered ? Unanswered : screens[flow.state];
  return (
    <AreaColumns>
      <h1>{title}</h1>
      <DebtNotice />
      <FollowedScreen screen={Shown}>
        <Shown flow={flow} />
      </FollowedScreen>
    </AreaColumns>
  );
}

function Reading() {
  return <WaitingSkeletons className="stack gap-4" heights={['5rem', '4.5rem', '4.5rem']} />;
}

function Unreachable({ flow }: { readonly flow: MoneyTransferFlow }) {
  const { t } = useTranslation('moneyTransfer');
  return <FlowUnreachable flow={flow} title={t('unreachable')} />;
}

function Closed({ flow: { way } }: { readonly flow: MoneyTransferFlow }) {
  const { t } = useTranslation('moneyTransfer');
  return (
    <EmptyState
      icon={<WalletIcon />}
      title={t(`${way}.closed.title`)}
      text={t(`${way}.closed.text`)}
    />
  );
}

function Sent({ flow: { context, send } }: { readonly flow: MoneyTransferFlow }) {
  const { transfer } = context;
  const { t } = useTranslation('moneyTransfer');
  const money = useMoney(transfer?.currency ?? 'BRL');
  if (!transfer) return null;
  const { amount, receiver } = transfer;
  return (
    <MoneyMoved
      title={t('sent.title')}
      text={t('sent.text', { amount: money(amount), receiver })}
      action={
        <Button onClick={() => send({ type: 'another.requested' })}>{t('sent.another')}</Button>
      }
    />
  );
}

/** The screen of each state. */
const screens: Readonly<Record<MoneyTransferFlow['state'], Screen>> = {
  reading: Reading,
  unreachable: Unreachable,
  closed: Closed,
  entering: TransferForm,
  reviewing: TransferReview,
  sending: TransferReview,
  sent: Sent,
};
