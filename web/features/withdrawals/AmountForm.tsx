import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/entities/payout-account.ts';
import type { WithdrawalTerms } from '#contract/entities/withdrawal.ts';
import { ChangedFacts } from '#web/shared/forms/ChangedFacts.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AmountField } from '#web/shared/money/AmountField.tsx';
import { useAmountEntry } from '#web/shared/money/use-amount-entry.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { AccountField } from './AccountField.tsx';
import { FreeFacts } from './FreeFacts.tsx';
import styles from './Request.module.css';
import { useTermsChanges } from './use-terms-changes.ts';
import type { WithdrawalFlow } from './use-withdrawal.ts';

interface AmountFormProps {
  readonly flow: WithdrawalFlow;
  readonly terms: WithdrawalTerms;
  readonly accounts: readonly PayoutAccount[];
}

/** Amount and account, with what can be withdrawn and what is held (W2). */
export function AmountForm({ flow, terms, accounts }: AmountFormProps) {
  const { t } = useTranslation('withdraw');
  const { refusal, isBusy, send } = flow;
  const { request } = flow.context;
  const [chosen, setChosen] = useState(request?.accountId);

  const bounds = {
    minimum: terms.minimum,
    maximum: Math.min(terms.maximum, terms.free, terms.limit.left),
  };
  const entry = useAmountEntry(terms.currency, bounds, request?.amount);
  const usable = accounts.filter(({ usableFrom }) => usableFrom === null);
  const account = usable.find(({ id }) => id === chosen) ?? usable[0];
  const isAll = bounds.maximum === terms.free;
  const hasEnough = bounds.maximum >= bounds.minimum;
  const changed = useTermsChanges(terms);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (entry.amount === null) entry.insist();
    else if (account) {
      send({ type: 'amount.submitted', amount: entry.amount, accountId: account.id });
    }
  };
  const takeAll = () => {
    entry.fill(bounds.maximum);
    flow.edited();
  };
  return (
    <FlowForm label={t('title')} flow={{ ...flow, submit }}>
      <FreeFacts terms={terms} />
      {hasEnough ? (
        <>
          <div className={classNames('stack gap-2', styles.amount)}>
            <AmountField entry={entry} label={t('fact.amount')} />
            <Button size="s" disabled={isBusy} onClick={takeAll}>
              {t(isAll ? 'request.all' : 'request.maximum', { amount: entry.boundTexts.max })}
            </Button>
          </div>
          <AccountField
            accounts={accounts}
            terms={terms}
            chosen={account?.id}
            isBusy={isBusy}
            onChoose={setChosen}
          />
          <RefusalMessage refusal={refusal} />
          <Button
            type="submit"
            variant="gold"
            size="l"
            block
            busy={isBusy}
            aria-disabled={account === undefined}
          >
            {t('request.continue')}
          </Button>
        </>
      ) : (
        <Notice tone="info" text={t('request.nothing', entry.boundTexts)} />
      )}
      <ChangedFacts {...changed} />
    </FlowForm>
  );
}
