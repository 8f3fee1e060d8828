import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AmountField } from '#web/shared/money/AmountField.tsx';
import { boundsOf } from '#web/shared/money/amount-texts.ts';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import { useAmountEntry } from '#web/shared/money/use-amount-entry.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Deposit.module.css';
import { LimitNotice } from './LimitNotice.tsx';
import { MethodSummary } from './MethodSummary.tsx';
import { OwnLimitHint } from './OwnLimitHint.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import type { DepositFlow } from './use-deposit.ts';
import { takesNoCredit } from './use-method-name.ts';

/** The amount: typed, pasted or chosen, with its fee and credit (W2). */
export function AmountScreen({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(flow.context.currency);
  const times = useTimes();
  const terms = flow.context.terms.find(({ method }) => method === flow.context.method);
  const bounds = boundsOf(terms ?? { minimum: 0, maximum: 0 }, flow.refusal);
  const entry = useAmountEntry(flow.context.currency, bounds, flow.context.amount);
  if (!terms) return null;

  const isBusy = flow.isBusy;
  const { amount } = entry;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (amount === null) entry.insist();
    else flow.send({ type: 'amount.submitted', amount });
  };

  return (
    <form className={classNames('stack gap-4', styles.amount)} onSubmit={submit} noValidate>
      <p className={styles.chosen}>
        <MethodSummary terms={terms} money={money} isOneOfSeveral={false} />
        {flow.context.terms.length > 1 && (
          <Button
            size="s"
            disabled={isBusy}
            onClick={() => flow.send({ type: 'methods.requested' })}
          >
            {t('otherMethod')}
          </Button>
        )}
      </p>
      <AmountField
        entry={entry}
        label={t('amount')}
        isReadOnly={isBusy}
        inputClassName={styles.figure}
      />
      <QuickAmounts
        terms={terms}
        entry={entry}
        most={Math.min(bounds.maximum, terms.limit.left)}
        money={money}
        isBusy={isBusy}
      />
      {terms.limit.left < terms.maximum && (
        <p className="hint">
          {t('limit.today', { amount: money(terms.limit.left) })}{' '}
          {terms.limit.resetsAt !== null &&
            t('limit.resetsAt', { moment: times.zonedMoment(terms.limit.resetsAt) })}
        </p>
      )}
      <QuoteFacts amount={amount} terms={terms} money={money} />
      <DebtNotice />
      {flow.state !== 'refusedByLimit' && <OwnLimitHint amount={amount} money={money} />}
      {flow.state === 'refusedByLimit' ? (
        <LimitNotice flow={flow} money={money} onFits={entry.fill} />
      ) : (
        <RefusalMessage refusal={flow.refusal} />
      )}
      <Button type="submit" variant="gold" size="l" block busy={isBusy}>
        {t(terms.method === 'pix' ? 'create' : 'createOther')}
      </Button>
      {takesNoCredit(terms) && <p className="hint">{t('noCredit')}</p>}
      {terms.method !== 'crypto' && <p className="hint">{t('ownAccount')}</p>}
    </form>
  );
}
