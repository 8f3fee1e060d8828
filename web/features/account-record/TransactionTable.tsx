import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Currency } from '#contract/entities/money.ts';
import type { Transaction } from '#contract/entities/transaction.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import styles from '#web/shared/records/record-rows.module.css';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { LineAmount } from './LineAmount.tsx';
import { TransactionStateBadge } from './TransactionStateBadge.tsx';
import { useLineTitle } from './use-line-title.ts';

interface TransactionTableProps {
  readonly lines: readonly Transaction[];
  readonly currency: Currency;
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The lines of a page; each leads to its details. */
export function TransactionTable({ lines, currency, updating }: TransactionTableProps) {
  const { t } = useTranslation('transactions');
  const language = useLanguage();
  const titleOf = useLineTitle();
  const [parameters] = useSearchParams();
  const columns: readonly Column<Transaction>[] = [
    {
      kind: 'subject',
      heading: t('kind'),
      render: (line) => (
        <>
          <Link to={{ search: changedSearch(parameters, { transaction: line.transactionId }) }}>
            {titleOf(line)}
          </Link>
          {line.belongsTo && (
            <span className={`${styles.aside} ${styles.whereWide}`}>
              {t(`subjects.${line.belongsTo.subject}`)} <bdi>{line.belongsTo.id}</bdi>
            </span>
          )}
        </>
      ),
    },
    { kind: 'moment', heading: t('at'), render: ({ at }) => <Moment at={at} underDay /> },
    {
      kind: 'state',
      heading: t('state'),
      render: ({ state }) => <TransactionStateBadge state={state} />,
    },
    {
      kind: 'amount',
      heading: t('amount'),
      render: (line) => <LineAmount line={line} currency={currency} />,
    },
    {
      kind: 'figure',
      heading: t('balanceAfter'),
      render: ({ balanceAfter }) => <Money text={formatMoney(balanceAfter, currency, language)} />,
    },
  ];
  return (
    <RecordRows
      label={t('linesOfPage')}
      rows={lines}
      keyOf={({ transactionId }) => transactionId}
      columns={columns}
      momentOf={({ at }) => at}
      updating={updating}
    />
  );
}
