import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/use-language.ts';
import { AccountForm } from '#web/shared/account/AccountForm.tsx';
import { ChangedFacts } from '#web/shared/account/ChangedFacts.tsx';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useDraft } from '#web/shared/account/use-draft.ts';
import { AmountField } from '#web/shared/money/AmountField.tsx';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useAmountEntry } from '#web/shared/money/use-amount-entry.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { MoneyPasswordFields } from '#web/shared/money-passwords/MoneyPasswordFields.tsx';
import { useChangedFacts } from '#web/shared/services/use-changed-facts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './UplineTransfer.module.css';
import type { UplineTransferFlow } from './use-upline-transfer.ts';

/** Who gets it, how much, and the password (W2). */
export function TransferForm({ flow }: { readonly flow: UplineTransferFlow }) {
  const { t } = useTranslation(['uplineTransfer', 'amount']);
  const { terms, draft, asked } = flow;
  const currency = terms?.currency ?? 'BRL';
  const money = useMoney(currency);
  const { minimum = 0, maximum = 0, available = 0 } = terms ?? {};
  const bounds = { minimum, maximum: Math.min(maximum, available) };
  const entry = useAmountEntry(currency, bounds);
  const { register, errorOf } = useDraft(draft);
  const bounded = t('amount:bounds', { min: money(minimum), max: money(maximum) });
  const changed = useChangedFacts(
    useLanguage(),
    terms && [{ id: 'bounds', label: t('amount'), text: bounded }],
  );
  if (!terms) return null;

  const hasEnough = bounds.maximum >= bounds.minimum;
  const send = (event: SyntheticEvent) => {
    const { amount } = entry;
    if (amount !== null) {
      draft.attempt(() => {
        if (draft.check().length === 0) flow.submit(amount);
      })(event);
      return;
    }
    event.preventDefault();
    entry.insist();
  };
  return (
    <AccountForm label={t('title')} flow={{ ...flow, submit: send }}>
      <p className={styles.note}>{t('about')}</p>
      <Facts isBoxed>
        <div>
          <dt>{t('to')}</dt>
          <dd>{terms.upline}</dd>
        </div>
        <div>
          <dt>{t('available')}</dt>
          <dd>{money(terms.available)}</dd>
        </div>
      </Facts>
      {hasEnough ? (
        <>
          <AmountField entry={entry} label={t('amount')} />
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
      <ChangedFacts {...changed} />
    </AccountForm>
  );
}
