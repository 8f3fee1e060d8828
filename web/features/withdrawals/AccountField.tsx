import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/entities/payout-account.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './Request.module.css';

interface AccountFieldProps {
  readonly accounts: readonly PayoutAccount[];
  /** Undefined if no account can be used yet. */
  readonly chosen: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
}

/** The payout account. One can be added here; a new one says when it is ready (W2). */
export function AccountField({ accounts, chosen, isBusy, onChoose }: AccountFieldProps) {
  const { t } = useTranslation('withdraw');
  const modals = useModals();
  const times = useTimes();
  const add = { label: t('request.addAccount'), onAction: () => modals.open('addPayoutAccount') };
  if (chosen === undefined) {
    const [first] = accounts.flatMap(({ usableFrom }) => usableFrom ?? []).toSorted();
    return first === undefined ? (
      <Notice tone="info" text={t('request.noAccount')} action={add} />
    ) : (
      <Notice
        tone="info"
        text={t('request.accountWaits', { moment: times.zonedMoment(first) })}
        action={add}
      />
    );
  }
  return (
    <div className={classNames('stack gap-2', styles.amount)}>
      <Field label={t('request.account')} required>
        <Select
          name="accountId"
          value={chosen}
          aria-disabled={isBusy}
          onChange={({ target }) => {
            if (!isBusy) onChoose(target.value);
          }}
        >
          {accounts.map(({ id, label, shown, bank, usableFrom }) => (
            <option key={id} value={id} disabled={usableFrom !== null}>
              {[label, shown, bank].filter((part) => part !== '').join(' · ')}
              {usableFrom !== null &&
                ` (${t('request.usableFrom', { moment: times.zonedMoment(usableFrom) })})`}
            </option>
          ))}
        </Select>
      </Field>
      <Button size="s" disabled={isBusy} onClick={add.onAction}>
        {t('request.addAnother')}
      </Button>
    </div>
  );
}
