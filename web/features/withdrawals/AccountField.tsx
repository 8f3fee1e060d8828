import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#contract/entities/payout-account.ts';
import type { WithdrawalTerms } from '#contract/entities/withdrawal.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useWayTexts } from '#web/shared/money/use-way-texts.ts';
import { WayMark } from '#web/shared/money/WayMark.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './Request.module.css';

interface AccountFieldProps {
  readonly accounts: readonly PayoutAccount[];
  /** The fee of a payout. */
  readonly terms: WithdrawalTerms;
  /** Undefined if no account can be used yet. */
  readonly chosen: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose: (id: string) => void;
}

/** The payout account. One can be added here; a new one says when it is ready (W2). */
export function AccountField({ accounts, terms, chosen, isBusy, onChoose }: AccountFieldProps) {
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
    <fieldset className={classNames('stack gap-2', styles.accounts)}>
      <legend>{t('request.account')}</legend>
      {accounts.map((account) => (
        <AccountChoice
          key={account.id}
          account={account}
          terms={terms}
          isMarked={accounts.length > 1}
          isChosen={account.id === chosen}
          isBusy={isBusy}
          onChoose={onChoose}
        />
      ))}
      <Button size="s" disabled={isBusy} onClick={add.onAction}>
        {t('request.addAnother')}
      </Button>
    </fieldset>
  );
}

interface AccountChoiceProps extends Pick<AccountFieldProps, 'terms' | 'isBusy' | 'onChoose'> {
  readonly account: PayoutAccount;
  /** There are several, so the most used one is marked. */
  readonly isMarked: boolean;
  readonly isChosen: boolean;
}

/** An account with its way to pay: mark, fee and usual time; a new one with when it is ready. */
function AccountChoice(props: AccountChoiceProps) {
  const { account, terms, isMarked, isChosen, isBusy, onChoose } = props;
  const { id, kind, label, shown, bank, usableFrom, usualMinutes, isMostUsed } = account;
  const { t } = useTranslation(['withdraw', 'amount']);
  const times = useTimes();
  const texts = useWayTexts(useMoney(terms.currency));
  return (
    <label className={styles.account}>
      <input
        type="radio"
        name="accountId"
        value={id}
        checked={isChosen}
        disabled={usableFrom !== null}
        aria-disabled={isBusy || undefined}
        onChange={() => {
          if (!isBusy) onChoose(id);
        }}
      />
      <WayMark way={kind === 'pix' ? 'pix' : 'bankTransfer'} />
      <span className={styles.accountText}>
        <b>
          <bdi>{label === '' ? shown : label}</bdi>{' '}
          {isMarked && isMostUsed && <Badge tone="accent">{t('amount:way.mostUsed')}</Badge>}
        </b>
        <span>
          <bdi>{[label === '' ? '' : shown, bank].filter((part) => part !== '').join(' · ')}</bdi>
        </span>
        <span>
          {usableFrom === null
            ? `${texts.fee(terms)} · ${texts.payoutTime(usualMinutes)}`
            : t('request.usableFrom', { moment: times.zonedMoment(usableFrom) })}
        </span>
      </span>
    </label>
  );
}
