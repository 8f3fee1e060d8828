import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Currency } from '#contract/entities/money.ts';
import type { Transaction } from '#contract/entities/transaction.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { withChanges } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { Money } from '#web/ui/content/Money.tsx';
import {
  asCell,
  asGroup,
  asHeading,
  asRow,
  asRowHeading,
  asTable,
} from '#web/ui/content/table-roles.ts';
import { LineAmount } from './LineAmount.tsx';
import { TransactionStateBadge } from './TransactionStateBadge.tsx';

interface TransactionTableProps {
  readonly lines: readonly Transaction[];
  readonly currency: Currency;
  /** The zone of its moments. */
  readonly zone: string;
  /** Another page is on its way: this one is shown, but pale. */
  readonly updating: boolean;
}

/**
 * The lines of a page: a table, and where there is no room for its columns a card for each row. It is
 * a table for screen readers in both, which its roles say.
 */
export function TransactionTable({ lines, currency, zone, updating }: TransactionTableProps) {
  const { t } = useTranslation('transactions');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  return (
    <div className={styles.fit}>
      <table
        {...asTable}
        className={styles.table}
        aria-label={t('linesOfPage')}
        aria-busy={updating}
      >
        <thead {...asGroup}>
          <tr {...asRow}>
            <th {...asHeading}>{t('kind')}</th>
            <th {...asHeading}>{t('at')}</th>
            <th {...asHeading}>{t('state')}</th>
            <th {...asHeading} className={styles.amount}>
              {t('amount')}
            </th>
            <th {...asHeading} className={styles.amount}>
              {t('balanceAfter')}
            </th>
          </tr>
        </thead>
        <tbody {...asGroup}>
          {lines.map((line) => (
            <tr {...asRow} key={line.transactionId}>
              <th {...asRowHeading} className={styles.subject}>
                <Link to={{ search: withChanges(parameters, { transaction: line.transactionId }) }}>
                  {t(`kinds.${line.kind}`)}
                </Link>
              </th>
              <td {...asCell} className={styles.moment}>
                <time dateTime={line.at}>{formatMoment(line.at, zone)}</time>
              </td>
              <td {...asCell} className={styles.state}>
                <TransactionStateBadge state={line.state} />
              </td>
              <AmountCell label={t('amount')}>
                <LineAmount line={line} currency={currency} />
              </AmountCell>
              <AmountCell label={t('balanceAfter')}>
                <Money text={formatMoney(line.balanceAfter, currency, language)} />
              </AmountCell>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface AmountCellProps {
  /** What the column says, for a card that has none. */
  readonly label: string;
  readonly children: ReactNode;
}

function AmountCell({ label, children }: AmountCellProps) {
  return (
    <td {...asCell} className={styles.amount}>
      {/* The heading of the column says it to a screen reader. */}
      <span aria-hidden className={styles.cellLabel}>
        {label}
      </span>
      {children}
    </td>
  );
}
