import { useTranslation } from 'react-i18next';
import type { Deposit } from '#contract/entities/deposit.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import styles from './Deposit.module.css';

interface DepositFactsProps {
  readonly deposit: Deposit;
  /** It is on the page itself, and not in a sheet. */
  readonly isBoxed?: boolean;
}

/** A deposit's figures: requested, paid, credited, returned, and the bank's number. */
export function DepositFacts({ deposit, isBoxed = false }: DepositFactsProps) {
  const { t } = useTranslation('deposit');
  const money = useMoney(deposit.currency);
  const times = useTimes();
  const { method, amount, payment, fee, credit, debtRepaid, returned, reversed } = deposit;
  const isCredited = deposit.state === 'credited' || deposit.state === 'reversed';
  const facts: readonly (readonly [string, string] | false)[] = [
    [t('fact.requested'), money(amount)],
    [t('fact.method'), t(`method.${method}`)],
    payment !== null && [t('fact.paid'), money(payment.amount)],
    payment !== null && [t('fact.paidAt'), times.exactMoment(payment.paidAt)],
    isCredited && fee > 0 && [t('fee'), money(fee)],
    isCredited && [t('fact.credited'), money(credit)],
    debtRepaid > 0 && [t('fact.debtRepaid'), money(debtRepaid)],
    returned !== null && [t(`fact.return.${returned.state}`), money(returned.amount)],
    reversed !== null && [t('fact.reversed'), money(reversed.amount)],
    reversed !== null && reversed.owed > 0 && [t('fact.owed'), money(reversed.owed)],
  ];
  return (
    <Facts isBoxed={isBoxed}>
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </div>
          ),
      )}
      {payment !== null && (
        <div>
          <dt>{t(method === 'pix' ? 'fact.reference' : 'fact.paymentReference')}</dt>
          <dd>
            <bdi className={styles.reference}>{payment.reference}</bdi>
          </dd>
        </div>
      )}
    </Facts>
  );
}
