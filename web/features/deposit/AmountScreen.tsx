import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/use-language.ts';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { amountTexts, boundsOf, problemOf } from '#web/shared/money/amount-texts.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Chip } from '#web/ui/content/Chip.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './Deposit.module.css';
import { LimitNotice } from './LimitNotice.tsx';
import { QuoteFacts } from './QuoteFacts.tsx';
import type { DepositFlow } from './use-deposit.ts';

/** Longer than any amount that somebody pastes with its currency. */
const LONGEST_TEXT = 40;

/** The amount: typed, pasted or chosen by one press, with its fee and what is credited (W2). */
export function AmountScreen({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(flow.currency);
  const { read, write, sign } = amountTexts(useLanguage(), flow.currency);
  const [text, setText] = useState(() => (flow.amount === null ? '' : write(flow.amount)));
  // Whoever is still typing is not told yet that the amount is too small.
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const terms = flow.terms.find(({ method }) => method === flow.method);
  if (!terms) return null;

  const isBusy = flow.leaf === 'checkingLimits' || flow.leaf === 'creatingCharge';
  const bounds = boundsOf(terms, flow.refusal);
  const named = { min: money(bounds.minimum), max: money(bounds.maximum) };
  const reading = read(text);
  const problem = problemOf(reading, bounds);
  const amount = reading.ok && problem === undefined ? reading.amount : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setLeft(true);
    if (amount === null) input.current?.focus();
    else flow.submitAmount(amount);
  };
  const choose = (chosen: number) => setText(write(chosen));

  return (
    <form className={styles.amount} onSubmit={submit} noValidate>
      {flow.hasWays && (
        <p className={styles.chosen}>
          <span>{t('payBy', { method: t(`method.${terms.method}`) })}</span>
          <Button size="s" variant="ghost" disabled={isBusy} onClick={flow.showMethods}>
            {t('otherMethod')}
          </Button>
        </p>
      )}
      <Field
        label={t('amount')}
        hint={t('bounds', named)}
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
          className={styles.figure}
          value={text}
          readOnly={isBusy}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => setLeft(text !== '')}
        />
      </Field>
      <fieldset className={styles.quick}>
        <legend className="visually-hidden">{t('quickAmounts')}</legend>
        {terms.quickAmounts.map((quick) => (
          <Chip
            key={quick}
            pressed={reading.ok && reading.amount === quick}
            disabled={isBusy}
            onClick={() => choose(quick)}
          >
            {money(quick)}
          </Chip>
        ))}
      </fieldset>
      <QuoteFacts amount={amount} terms={terms} money={money} />
      {flow.leaf === 'refusedByLimit' ? (
        <LimitNotice flow={flow} money={money} onFits={choose} />
      ) : (
        <RefusalMessage refusal={flow.refusal} />
      )}
      <Button type="submit" variant="gold" size="l" block busy={isBusy}>
        {t(terms.method === 'pix' ? 'create' : 'createOther')}
      </Button>
      {terms.method !== 'crypto' && <p className={styles.note}>{t('ownAccount')}</p>}
    </form>
  );
}
