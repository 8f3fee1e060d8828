import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ChangedFacts } from '#web/shared/forms/ChangedFacts.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AmountField } from '#web/shared/money/AmountField.tsx';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useAmountEntry } from '#web/shared/money/use-amount-entry.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useChangedFacts } from '#web/shared/services/use-changed-facts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { MoneyTransferFlow } from './use-money-transfer.ts';

/** Receiver and amount (W2). */
export function TransferForm({ flow }: { readonly flow: MoneyTransferFlow }) {
  const { t } = useTranslation(['moneyTransfer', 'amount']);
  const { terms, sending } = flow.context;
  const currency = terms?.currency ?? 'BRL';
  const money = useMoney(currency);
  const { minimum = 0, maximum = 0, available = 0 } = terms ?? {};
  const bounds = { minimum, maximum: Math.min(maximum, available) };
  const entry = useAmountEntry(currency, bounds, sending?.amount);
  const bounded = t('amount:bounds', { min: money(minimum), max: money(maximum) });
  const changed = useChangedFacts(
    useLanguage(),
    terms && [{ id: 'bounds', label: t('amount'), text: bounded }],
  );
  if (!terms) return null;

  const hasEnough = bounds.maximum >= bounds.minimum;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (entry.amount === null) entry.insist();
    else flow.send({ type: 'amount.submitted', amount: entry.amount });
  };
  return (
    <FlowForm label={t(`${flow.way}.title`)} flow={{ ...flow, submit }}>
      <p className="hint">{t('about')}</p>
      <Facts isBoxed>
        <div>
          <dt>{t('to')}</dt>
          <dd>{terms.receiver}</dd>
        </div>
        <div>
          <dt>{t('available')}</dt>
          <dd>{money(terms.available)}</dd>
        </div>
      </Facts>
      {hasEnough ? (
        <>
          <AmountField entry={entry} label={t('amount')} />
          <RefusalMessage refusal={flow.refusal} />
          <Button type="submit" variant="gold" size="l" block>
            {t('continue')}
          </Button>
        </>
      ) : (
        <Notice tone="info" text={t('nothing')} />
      )}
      <ChangedFacts {...changed} />
    </FlowForm>
  );
}
