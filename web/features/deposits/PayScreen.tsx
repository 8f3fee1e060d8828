import { useTranslation } from 'react-i18next';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useTimeLeft } from '#web/shared/money/use-time-left.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Countdown } from '#web/ui/content/Countdown.tsx';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './Deposit.module.css';
import { PaymentMeans } from './PaymentMeans.tsx';
import type { DepositFlow } from './use-deposit.ts';

/** A charge that can be paid: method, time left, and instructions (W2). */
export function PayScreen({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(flow.context.currency);
  const { state } = flow;
  const { deposit } = flow.context;
  const left = useTimeLeft(deposit?.expiresAt);
  if (!deposit) return null;
  const { amount, method } = deposit;
  const isConfirming = state === 'charge.confirming';
  const isCancelling = state === 'charge.cancelling';
  return (
    <article className={classNames('stack gap-5', styles.pay)}>
      <header className={styles.payHead}>
        <h2>{t(method === 'pix' ? 'pay.title' : 'pay.amount', { amount: money(amount) })}</h2>
        <p className={styles.timer}>
          <span>{t('pay.expiresIn')}</span>
          <Countdown text={left} label={t('pay.expiresIn')} />
        </p>
      </header>
      <PaymentMeans deposit={deposit} amount={money(amount)} />
      <output className={styles.waiting}>
        <span className={styles.pulse} aria-hidden />
        {t('pay.waiting')}
      </output>
      {state === 'charge.awaitingPayment.notArrived' && (
        <Answer to>
          <Notice tone="info" text={t('pay.notArrived')} />
        </Answer>
      )}
      <RefusalMessage refusal={flow.refusal} />
      <div className="cluster gap-3">
        <Button
          busy={isConfirming}
          disabled={isCancelling}
          onClick={() => flow.send({ type: 'payment.claimed' })}
        >
          {t('pay.paid')}
        </Button>
        <Button
          variant="ghost"
          busy={isCancelling}
          disabled={isConfirming}
          onClick={() => flow.send({ type: 'cancellation.requested' })}
        >
          {t('pay.cancel')}
        </Button>
      </div>
      {method !== 'crypto' && <p className="hint">{t('ownAccount')}</p>}
    </article>
  );
}
