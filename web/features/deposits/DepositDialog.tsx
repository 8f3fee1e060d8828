import { useTranslation } from 'react-i18next';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import styles from './Deposit.module.css';
import { DepositScreens } from './DepositScreens.tsx';
import { useDeposit } from './use-deposit.ts';

/**
 * Depositing over a game, which continues behind (W2). A deposit under way is there again next
 * time.
 */
export default function DepositDialog({ onClose }: ModalProps<'deposit'>) {
  const { t } = useTranslation([
    'deposit',
    'playLimits',
    'debt',
    'amount',
    'account',
    'errors',
    'submission',
    'memberSubmission',
  ]);
  const flow = useDeposit({ depositId: null, backToGame: onClose });
  return (
    <Dialog
      open
      width={600}
      title={t('title')}
      closeLabel={t('backToGame')}
      coverCloses={false}
      onClose={onClose}
      className={styles.dialog}
    >
      <DepositScreens flow={flow} />
    </Dialog>
  );
}
