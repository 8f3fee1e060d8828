import { useTranslation } from 'react-i18next';
import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useTimeLeft } from '#web/shared/money/use-time-left.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Countdown } from '#web/ui/content/Countdown.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { PartFacts } from './PartFacts.tsx';
import type { ConfirmationFlow } from './use-withdrawal-confirmation.ts';
import styles from './Withdraw.module.css';

/** Props of a screen about one payment. */
export interface PartScreenProps {
  readonly flow: ConfirmationFlow;
  readonly part: PayoutPart;
  readonly withdrawal: Withdrawal;
  readonly onClose: () => void;
}

/** The question: did it arrive? With the time left before silence counts (W3). */
export function ReceiptQuestion({ flow, part, withdrawal, onClose }: PartScreenProps) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal.currency);
  const timeLeft = useTimeLeft(part.autoConfirmsAt ?? undefined);
  const times = useTimes();
  const { isBusy, send } = flow;
  const { others } = flow.context;
  const isPart = part.number > 1 || withdrawal.remaining > 0;
  return (
    <Dialog
      open
      width={600}
      coverCloses={false}
      title={t('confirm.title', { amount: money(part.amount) })}
      closeLabel={t('confirm.later')}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={() => send({ type: 'complaint.begun' })}>
            {t('confirm.notReceived')}
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            onClick={() => send({ type: 'receipt.confirmed' })}
          >
            {t('confirm.received')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {others > 0 && <p className="hint">{t('confirm.others', { count: others })}</p>}
        <p>{t(isPart ? 'confirm.textOfPart' : 'confirm.text', { number: part.number })}</p>
        <RefusalMessage refusal={flow.refusal} />
        <PartFacts part={part} withdrawal={withdrawal} />
        {part.autoConfirmsAt !== null && (
          <div className={styles.silence}>
            <span>{t('confirm.timeLeft')}</span>
            <Countdown label={t('confirm.timeLeft')} text={timeLeft} />
            <p>{t('confirm.silence', { moment: times.zonedMoment(part.autoConfirmsAt) })}</p>
          </div>
        )}
        <p className="hint">{t('confirm.forced')}</p>
      </div>
    </Dialog>
  );
}
