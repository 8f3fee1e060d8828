import { useTranslation } from 'react-i18next';
import type { OwnMonth, OwnYear } from '#contract/entities/own-year.ts';
import type { TransactionKind } from '#contract/entities/transaction-types.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import receipt from '#web/shared/receipt/receipt.module.css';
import { ExportButton } from '#web/shared/records/ExportButton.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ReceiptIcon } from '#web/ui/icons/ReceiptIcon.tsx';
import { dayOfMonth } from './day-of-month.ts';
import styles from './personal-year.module.css';
import { useStatementFile } from './use-statement-file.ts';

interface StatementProps {
  readonly year: OwnYear;
  /** The site's time zone. */
  readonly zone: string;
}

/** The year's statement: every month from its opening to its closing balance, to print and save. */
export function Statement({ year, zone }: StatementProps) {
  const { t } = useTranslation('year');
  const { member } = useSession();
  const collect = useStatementFile(year);
  return (
    <section className={classNames(receipt.receipt, styles.statement)}>
      <h2 className={styles.title}>{t('statement.title', { year: year.year })}</h2>
      <p className="hint">{t('statement.text', { zone })}</p>
      <div className={styles.ways}>
        <Button size="s" icon={<ReceiptIcon size={18} />} onClick={() => window.print()}>
          {t('statement.print')}
        </Button>
        <ExportButton isEmpty={year.months.length === 0} collect={collect} />
      </div>
      <p className={receipt.paperOnly}>
        {member && t('statement.of', { name: member.nickname, account: member.account })}
      </p>
      {year.months.map((month) => (
        <Month key={month.month} month={month} year={year} />
      ))}
    </section>
  );
}

interface MonthProps {
  readonly month: OwnMonth;
  readonly year: OwnYear;
}

/** A month by kinds of lines. Without lines only its balance. */
function Month({ month, year: { currency } }: MonthProps) {
  const { t } = useTranslation(['year', 'transactions']);
  const times = useTimes();
  const money = useMoney(currency);
  const name = times.month(dayOfMonth(month.month));
  return (
    <table className={styles.month}>
      <caption>{name}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('statement.opening')}</th>
          <td>{money(month.opening)}</td>
        </tr>
        {month.lines
          .filter(({ amount }) => amount !== 0)
          .map(({ kind, amount, transactions }) => (
            <tr key={kind}>
              <th scope="row">
                {t(`transactions:kinds.${kind satisfies TransactionKind}`)}{' '}
                <span className="hint">{t('statement.lines', { count: transactions })}</span>
              </th>
              <td>{money(amount)}</td>
            </tr>
          ))}
        <tr data-total>
          <th scope="row">{t('statement.closing')}</th>
          <td>{money(month.closing)}</td>
        </tr>
      </tbody>
    </table>
  );
}
