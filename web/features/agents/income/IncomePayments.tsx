import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { DuePayment, MadePayment } from '#contract/entities/income.ts';
import type { Currency } from '#contract/entities/money.ts';
import { queries } from '#web/api/queries.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import type { RequestedMoments } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { usePageWords } from '#web/shared/records/use-page-words.ts';
import { useIncomeWords } from './use-income-words.ts';

interface IncomePaymentsProps {
  readonly moments: RequestedMoments;
  /** Counted from 1. */
  readonly page: number;
}

/** The upcoming payments, and those of the chosen days with their account record lines (C4). */
export function IncomePayments({ moments, page }: IncomePaymentsProps) {
  const { t } = useTranslation('income');
  const [parameters] = useSearchParams();
  const read = useQuery(queries.income.payments({ query: { ...moments, pageNo: page } }));
  return (
    <section className="stack gap-2" aria-labelledby="income-payments">
      <h2 id="income-payments" className={styles.subtitle}>
        {t('payments.title')}
      </h2>
      <ListPage
        read={read}
        page={page}
        toPage={(next) => ({
          search: changedSearch(parameters, { payments: next === 1 ? '' : String(next) }),
        })}
        words={{ ...usePageWords(), label: t('payments.pages') }}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(3, '3rem')} />}
        renderFailed={(retry) => (
          <ReadFailed level={3} title={t('payments.failed')} onRetry={retry} />
        )}
      >
        {({ due, made, currency, timeZone }, isUpdating) => (
          <>
            <h3>{t('payments.due')}</h3>
            {due.length === 0 ? (
              <p className="hint">{t('payments.nothingDue')}</p>
            ) : (
              <>
                <Due due={due} currency={currency} zone={timeZone} updating={isUpdating} />
                <p className="hint">{t('payments.mayChange')}</p>
              </>
            )}
            <h3>{t('payments.made')}</h3>
            {made.length === 0 ? (
              <p className="hint">{t('payments.nothingMade')}</p>
            ) : (
              <Made made={made} currency={currency} zone={timeZone} updating={isUpdating} />
            )}
          </>
        )}
      </ListPage>
    </section>
  );
}

interface RowsProps {
  readonly currency: Currency;
  /** The site's time zone, named in the page's head. */
  readonly zone: string;
  readonly updating: boolean;
}

function Due({
  due,
  currency,
  zone,
  updating,
}: RowsProps & { readonly due: readonly DuePayment[] }) {
  const { t } = useTranslation(['income', 'agent']);
  const words = useIncomeWords(currency, zone);
  const columns: readonly Column<DuePayment>[] = [
    { kind: 'subject', heading: t('contract'), render: ({ kind }) => t(`agent:kind.${kind}`) },
    { kind: 'moment', heading: t('payments.from'), render: ({ at }) => words.moment(at) },
    {
      kind: 'amount',
      heading: t('payments.amount'),
      render: ({ amount }) => <NetAmount net={amount} currency={currency} />,
    },
  ];
  return (
    <RecordRows
      label={t('payments.due')}
      rows={due}
      keyOf={({ kind, at }) => `${kind} ${at}`}
      columns={columns}
      updating={updating}
    />
  );
}

function Made({
  made,
  currency,
  zone,
  updating,
}: RowsProps & { readonly made: readonly MadePayment[] }) {
  const { t } = useTranslation(['income', 'agent']);
  const words = useIncomeWords(currency, zone);
  const columns: readonly Column<MadePayment>[] = [
    {
      kind: 'subject',
      heading: t('contract'),
      render: ({ kind, transactionId }) => (
        <Link to={`/member/transactionHistory?transaction=${transactionId}`}>
          {t(`agent:kind.${kind}`)}
        </Link>
      ),
    },
    { kind: 'moment', heading: t('payments.at'), render: ({ at }) => words.moment(at) },
    {
      kind: 'figure',
      heading: t('payments.lines'),
      render: ({ lines }) => t('payments.ofLines', { count: lines }),
    },
    {
      kind: 'amount',
      heading: t('payments.amount'),
      render: ({ amount }) => <NetAmount net={amount} currency={currency} />,
    },
  ];
  return (
    <RecordRows
      label={t('payments.made')}
      rows={made}
      keyOf={({ transactionId }) => transactionId}
      columns={columns}
      updating={updating}
    />
  );
}
