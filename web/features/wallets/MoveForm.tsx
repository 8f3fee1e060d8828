import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsolidatedWallet, MerchantWallet } from '#contract/entities/wallet.ts';
import { type WalletDirection, walletDirections } from '#contract/entities/wallet-types.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { ChangedFacts } from '#web/shared/forms/ChangedFacts.tsx';
import { FlowForm } from '#web/shared/forms/FlowForm.tsx';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { AmountField } from '#web/shared/money/AmountField.tsx';
import { useAmountEntry } from '#web/shared/money/use-amount-entry.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useChangedFacts } from '#web/shared/services/use-changed-facts.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Chip } from '#web/ui/content/Chip.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { WalletTransferFlow } from './use-wallet-transfer.ts';
import styles from './Wallets.module.css';

interface MoveFormProps {
  readonly flow: WalletTransferFlow;
  readonly merchant: MerchantWallet;
  readonly wallets: ConsolidatedWallet;
}

/** An amount to a vendor, or back from it (W2). */
export function MoveForm({ flow, merchant, wallets }: MoveFormProps) {
  const { t } = useTranslation('wallets');
  const money = useMoney(wallets.currency);
  const { isBusy } = flow;
  const [chosenDirection, setDirection] = useState<WalletDirection>('toVendor');
  // The site may switch to a single wallet while somebody types.
  const direction = merchant.isSingle ? 'toMain' : chosenDirection;
  const [chosen, setChosen] = useState('');
  const isOpen = (code: string) => merchant.vendors.some(({ vendor }) => vendor === code);
  const usable = wallets.vendors.filter(
    ({ vendor, balance, moving }) =>
      moving === null && (direction === 'toMain' ? balance > 0 : isOpen(vendor)),
  );
  const wallet = usable.find(({ vendor }) => vendor === chosen) ?? usable[0];
  const maximum = direction === 'toMain' ? (wallet?.balance ?? 0) : wallets.main;
  const entry = useAmountEntry(wallets.currency, { minimum: 1, maximum });
  const changed = useChangedFacts(useLanguage(), [
    {
      id: 'toVendor',
      label: t('toVendor'),
      text: merchant.isSingle ? t('closed') : merchant.vendors.map(({ name }) => name).join(', '),
    },
  ]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!wallet) return;
    const { amount } = entry;
    if (amount === null) entry.insist();
    else {
      const order = { kind: 'move', vendor: wallet.vendor, direction, amount } as const;
      flow.send({ type: 'order.submitted', order });
    }
  };
  const takeAll = () => {
    entry.fill(maximum);
    flow.edited();
  };
  return (
    <div className={styles.sheet}>
      <FlowForm label={t('move')} flow={{ ...flow, submit }}>
        <h2>{t('move')}</h2>
        <fieldset className="cluster">
          <legend className="visually-hidden">{t('direction')}</legend>
          {walletDirections.map((one) => (
            <Chip
              key={one}
              pressed={one === direction}
              disabled={isBusy || (one === 'toVendor' && merchant.isSingle)}
              onClick={() => setDirection(one)}
            >
              {t(one)}
            </Chip>
          ))}
        </fieldset>
        {wallet && maximum > 0 ? (
          <>
            <Field label={t('vendor')} required>
              <Select
                name="vendor"
                value={wallet.vendor}
                aria-disabled={isBusy}
                onChange={({ target }) => {
                  if (!isBusy) setChosen(target.value);
                }}
              >
                {usable.map(({ vendor, name }) => (
                  <option key={vendor} value={vendor}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <div className={classNames('stack gap-1', styles.amount)}>
              <AmountField
                entry={entry}
                label={t('amount')}
                hint={t('upTo', { max: money(maximum) })}
              />
              <Button size="s" disabled={isBusy} onClick={takeAll}>
                {t('all', { amount: money(maximum) })}
              </Button>
            </div>
            <RefusalMessage refusal={flow.refusal} />
            <Button type="submit" variant="gold" size="l" block busy={isBusy}>
              {t('submit')}
            </Button>
          </>
        ) : (
          <Notice tone="info" text={t(`nothing.${direction}`)} />
        )}
        <ChangedFacts {...changed} />
      </FlowForm>
    </div>
  );
}
