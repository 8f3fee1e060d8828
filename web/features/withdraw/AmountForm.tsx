import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/entities/payout-account.ts';
import type { WithdrawalTerms } from '#contract/entities/withdrawal.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { AccountForm } from '#web/shared/account/AccountForm.tsx';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { amountTexts, problemOf } from '#web/shared/money/amount-texts.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { AccountField } from './AccountField.tsx';
import { FreeFacts } from './FreeFacts.tsx';
import styles from './Request.module.css';
import type { WithdrawalFlow } from './use-withdrawal.ts';

/** Longer than any amount that somebody pastes with its currency. */
const LONGEST_TEXT = 40;

interface AmountFormProps {
  readonly flow: WithdrawalFlow;
  readonly terms: WithdrawalTerms;
  readonly accounts: readonly PayoutAccount[];
}

/** The amount and the account, with what can be withdrawn and why not more (W2). */
export function AmountForm({ flow, terms, accounts }: AmountFormProps) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(terms.currency);
  const { read, write, sign } = amountTexts(useLanguage(), terms.currency);
  const { request, refusal, isBusy } = flow;
  const [text, setText] = useState(() => (request ? write(request.amount) : ''));
  const [isLeft, setLeft] = useState(false);
  const [chosen, setChosen] = useState(request?.accountId);
  const input = useRef<HTMLInputElement>(null);

  const left = terms.limit?.left ?? terms.maximum;
  const bounds = { minimum: terms.minimum, maximum: Math.min(terms.maximum, terms.free, left) };
  const named = { min: money(bounds.minimum), max: money(bounds.maximum) };
  const reading = read(text);
  const problem = problemOf(reading, bounds);
  const usable = accounts.filter(({ usableFrom }) => usableFrom === null);
  const account = usable.find(({ id }) => id === chosen) ?? usable[0];
  const hasEnough = bounds.maximum >= bounds.minimum;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setLeft(true);
    if (!reading.ok || problem !== undefined) input.current?.focus();
    else if (account) flow.submit({ amount: reading.amount, accountId: account.id });
  };
  const takeAll = () => {
    setText(write(bounds.maximum));
    flow.edited();
  };
  return (
    <AccountForm label={t('title')} flow={{ ...flow, submit }}>
      <FreeFacts terms={terms} />
      {hasEnough ? (
        <>
          <div className={styles.amount}>
            <Field
              label={t('fact.amount')}
              hint={t('request.bounds', named)}
              error={isLeft && problem !== undefined ? t(`problem.${problem}`, named) : undefined}
              required
            >
              <TextInput
                ref={input}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                maxLength={LONGEST_TEXT}
                leading={sign}
                value={text}
                onChange={({ target }) => setText(target.value)}
                onBlur={() => setLeft(text !== '')}
              />
            </Field>
            <Button size="s" variant="ghost" disabled={isBusy} onClick={takeAll}>
              {t('request.all', { amount: named.max })}
            </Button>
          </div>
          <AccountField
            accounts={accounts}
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
        <Notice tone="info" text={t('request.nothing', named)} />
      )}
    </AccountForm>
  );
}
