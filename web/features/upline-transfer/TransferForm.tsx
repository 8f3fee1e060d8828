import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/use-language.ts';
import { AccountForm } from '#web/shared/account/AccountForm.tsx';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useDraft } from '#web/shared/account/use-draft.ts';
import { amountTexts, problemOf } from '#web/shared/money/amount-texts.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { MoneyPasswordFields } from '#web/shared/money-passwords/MoneyPasswordFields.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './UplineTransfer.module.css';
import type { UplineTransferFlow } from './use-upline-transfer.ts';

/** Longer than any amount that somebody pastes with its currency. */
const LONGEST_TEXT = 40;

/** Who gets it, how much, and the password (W2). */
export function TransferForm({ flow }: { readonly flow: UplineTransferFlow }) {
  const { t } = useTranslation('uplineTransfer');
  const { terms, draft, asked } = flow;
  const currency = terms?.currency ?? 'BRL';
  const money = useMoney(currency);
  const { read, sign } = amountTexts(useLanguage(), currency);
  const [text, setText] = useState('');
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { register, errorOf } = useDraft(draft);
  if (!terms) return null;

  const bounds = { minimum: terms.minimum, maximum: Math.min(terms.maximum, terms.available) };
  const named = { min: money(bounds.minimum), max: money(bounds.maximum) };
  const reading = read(text);
  const problem = problemOf(reading, bounds);
  const hasEnough = bounds.maximum >= bounds.minimum;
  const send = (event: SyntheticEvent) => {
    if (reading.ok && problem === undefined) {
      const { amount } = reading;
      draft.attempt(() => {
        if (draft.check().length === 0) flow.submit(amount);
      })(event);
      return;
    }
    event.preventDefault();
    setLeft(true);
    input.current?.focus();
  };
  return (
    <AccountForm label={t('title')} flow={{ ...flow, submit: send }}>
      <p className={styles.note}>{t('about')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('to')}</dt>
          <dd>{terms.upline}</dd>
        </div>
        <div>
          <dt>{t('available')}</dt>
          <dd>{money(terms.available)}</dd>
        </div>
      </dl>
      {hasEnough ? (
        <>
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
              value={text}
              onChange={({ target }) => setText(target.value)}
              onBlur={() => setLeft(text !== '')}
            />
          </Field>
          <MoneyPasswordFields asked={asked} register={register} errorOf={errorOf} />
          <RefusalMessage refusal={flow.refusal} />
          <Button
            type="submit"
            variant="gold"
            size="l"
            block
            busy={flow.isBusy}
            aria-disabled={!asked.isReady}
          >
            {t('submit')}
          </Button>
        </>
      ) : (
        <Notice tone="info" text={t('nothing')} />
      )}
    </AccountForm>
  );
}
