import { useTranslation } from 'react-i18next';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { AnsweredScreen, type AnsweredState } from './AnsweredScreen.tsx';
import { ComplaintScreen } from './ComplaintScreen.tsx';
import { ReceiptQuestion } from './ReceiptQuestion.tsx';
import { type ConfirmationFlow, useWithdrawalConfirmation } from './use-withdrawal-confirmation.ts';
import styles from './Withdraw.module.css';

/** The screen of each state. */
const screens: Readonly<
  Record<ConfirmationFlow['state'], 'waiting' | 'question' | 'complaint' | 'answered'>
> = {
  reading: 'waiting',
  nothing: 'answered',
  unreachable: 'answered',
  'known.sorting': 'waiting',
  'known.asking': 'question',
  'known.askingAgain': 'waiting',
  'known.confirmingReceipt': 'question',
  'known.complaining': 'complaint',
  'known.sendingComplaint': 'complaint',
  'known.received': 'answered',
  'known.receivedElsewhere': 'answered',
  'known.disputed': 'answered',
  'known.disputeOpen': 'answered',
  'known.takenAsReceived': 'answered',
  'known.forced': 'answered',
  'known.returned': 'answered',
};

/** The question whether a payment arrived, wherever the person is (W3). */
export default function PayoutDialog({ modal, onClose }: ModalProps<'payoutConfirmation'>) {
  const { t } = useTranslation([
    'withdraw',
    'pictures',
    'account',
    'errors',
    'submission',
    'memberSubmission',
  ]);
  const flow = useWithdrawalConfirmation(modal.part);
  const screen = screens[flow.state];
  const { part } = flow;
  const { withdrawal } = flow.context;
  if (flow.unanswered) return <UnansweredDialog flow={flow} onClose={onClose} />;
  if (screen === 'answered') {
    return <AnsweredScreen flow={flow} state={flow.state as AnsweredState} onClose={onClose} />;
  }
  if (screen === 'waiting' || !part || !withdrawal) {
    return (
      <Dialog
        open
        width={600}
        title={t('confirm.reading')}
        closeLabel={t('shell:close')}
        onClose={onClose}
      >
        <WaitingSkeletons className={styles.stack} heights={['3rem', ...places(2, '6rem')]} />
      </Dialog>
    );
  }
  const Screen = screen === 'question' ? ReceiptQuestion : ComplaintScreen;
  return <Screen flow={flow} part={part} withdrawal={withdrawal} onClose={onClose} />;
}
