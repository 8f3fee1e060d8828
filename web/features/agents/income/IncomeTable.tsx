import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { IncomeLine } from '#contract/entities/income.ts';
import type { Currency } from '#contract/entities/money.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import { IncomeStateBadge } from './IncomeStateBadge.tsx';
import { useIncomeWords } from './use-income-words.ts';

interface IncomeTableProps {
  readonly lines: readonly IncomeLine[];
  readonly currency: Currency;
  /** The site's time zone. */
  readonly zone: string;
  /** Another page is loading: the old one stays, faded. */
  readonly updating: boolean;
}

/** The lines of a page; each leads to its details. */
export function IncomeTable({ lines, currency, zone, updating }: IncomeTableProps) {
  const { t } = useTranslation('income');
  const [parameters] = useSearchParams();
  const words = useIncomeWords(currency, zone);
  const columns: readonly Column<IncomeLine>[] = [
    {
      kind: 'subject',
      heading: t('line'),
      render: (line) => (
        <Link to={{ search: changedSearch(parameters, { line: line.lineId }) }}>
          {words.name(line)}
        </Link>
      ),
    },
    { kind: 'moment', heading: t('period'), render: (line) => words.span(line) },
    { kind: 'state', heading: t('state'), render: (line) => <IncomeStateBadge line={line} /> },
    { kind: 'figure', heading: t('agent:rateReached'), render: ({ rate }) => words.rate(rate) },
    {
      kind: 'amount',
      heading: t('amount'),
      render: ({ amount }) => <NetAmount net={amount} currency={currency} />,
    },
  ];
  return (
    <RecordRows
      label={t('linesOfPage')}
      rows={lines}
      keyOf={({ lineId }) => lineId}
      columns={columns}
      updating={updating}
    />
  );
}
