import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import type { OwnYear } from '#contract/entities/own-year.ts';
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
import { type Balanced, wholeYear } from './whole-year.ts';

interface StatementProps {
  readonly year: OwnYear;
  /** The site's time zone. */
  readonly zone: string;
}

/** The year's statement: the year and its months from balance to balance, to print and save (W10). */
export function Statement({ year, zone }: StatementProps) {
  const { t } = useTranslation('year');
  const { member } = useSession();
  const times = useTimes();
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
      <Lines name={String(year.year)} period={wholeYear(year)} currency={year.currency} />
      {year.months
        .filter(({ lines }) => lines.length > 0)
        .map((month) => (
          <Lines
            key={month.month}
            name={times.month(dayOfMonth(month.month))}
            period={month}
            currency={year.currency}
          />
        ))}
    </section>
  );
}

interface LinesProps {
  readonly name: string;
  readonly period: Balanced;
  readonly currency: Currency;
}

/** A month or the year, from balance to balance, by kinds of lines. */
function Lines({ name, period, currency }: LinesProps) {
  const { t } = useTranslation(['year', 'transactions']);
  const money = useMoney(currency);
  return (
    <table className={styles.period}>
      <caption>{name}</caption>
      <tbody>
        <tr>
          <th scope="row">{t('statement.opening')}</th>
          <td>{money(period.opening)}</td>
        </tr>
        {period.lines
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
          <td>{money(period.closing)}</td>
        </tr>
      </tbody>
    </table>
  );
}
