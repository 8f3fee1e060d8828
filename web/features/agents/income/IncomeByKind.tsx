import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { IncomeOfKind, IncomeSummary } from '#contract/entities/income.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';

interface SummaryProps {
  readonly summary: IncomeSummary;
  /** Loading another range: this one stays, faded. */
  readonly updating: boolean;
}

/** The income of each kind of contract, and its state (C4). */
export function IncomeByKind({ summary, updating }: SummaryProps) {
  const { t } = useTranslation(['income', 'agent']);
  const [parameters] = useSearchParams();
  const { currency, kinds } = summary;
  const amounts = ['earned', 'paid', 'waiting'] as const;
  const columns: readonly Column<IncomeOfKind>[] = [
    {
      kind: 'subject',
      heading: t('contract'),
      render: ({ kind }) => (
        // Its lines, of the same days.
        <Link
          to={{
            pathname: '/agent/transactionDetails',
            search: changedSearch(parameters, { kind }),
          }}
        >
          {t(`agent:kind.${kind}`)}
        </Link>
      ),
    },
    ...amounts.map(
      (name): Column<IncomeOfKind> => ({
        kind: name === 'earned' ? 'amount' : 'figure',
        heading: t(`total.${name}`),
        render: (row) => <NetAmount net={row[name]} currency={currency} />,
      }),
    ),
  ];
  return (
    <RecordRows
      label={t('byContract')}
      rows={kinds}
      keyOf={({ kind }) => kind}
      columns={columns}
      updating={updating}
    />
  );
}
