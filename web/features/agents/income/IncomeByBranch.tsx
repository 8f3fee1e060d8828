import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { BranchIncome } from '#contract/entities/income.ts';
import type { Currency } from '#contract/entities/money.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { ListPage } from '#web/shared/lists/ListPage.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import type { RequestedMoments } from '#web/shared/records/record-address.ts';
import styles from '#web/shared/records/record-page.module.css';
import { usePageWords } from '#web/shared/records/use-page-words.ts';

interface IncomeByBranchProps {
  readonly moments: RequestedMoments;
  /** Counted from 1. */
  readonly page: number;
}

/** What each person directly below earned, what their contract got, and what is left (C4). */
export function IncomeByBranch({ moments, page }: IncomeByBranchProps) {
  const { t } = useTranslation('income');
  const language = useLanguage();
  const [parameters] = useSearchParams();
  const read = useQuery(queries.income.byDownline({ query: { ...moments, pageNo: page } }));
  return (
    <section className="stack gap-2" aria-labelledby="income-branches">
      <h2 id="income-branches" className={styles.subtitle}>
        {t('branch.title')}
      </h2>
      <p className="hint">{t('branch.about')}</p>
      <ListPage
        read={read}
        page={page}
        toPage={(next) => ({
          search: changedSearch(parameters, { people: next === 1 ? '' : String(next) }),
        })}
        words={{ ...usePageWords(), label: t('branch.pages') }}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(3, '3rem')} />}
        renderFailed={(retry) => (
          <ReadFailed level={3} title={t('branch.failed')} onRetry={retry} />
        )}
        isEmpty={({ branches }) => branches.length === 0}
        empty={<p className="hint">{t('branch.nobody')}</p>}
      >
        {({ branches, rest, currency }, isUpdating) => (
          <>
            <Branches branches={branches} currency={currency} updating={isUpdating} />
            {rest !== 0 && (
              <p className="hint">
                {t('branch.rest', { amount: formatMoney(rest, currency, language) })}
              </p>
            )}
          </>
        )}
      </ListPage>
    </section>
  );
}

interface BranchesProps {
  readonly branches: readonly BranchIncome[];
  readonly currency: Currency;
  readonly updating: boolean;
}

function Branches({ branches, currency, updating }: BranchesProps) {
  const { t } = useTranslation('income');
  const figures = ['earned', 'paidToDownline', 'amount'] as const;
  const columns: readonly Column<BranchIncome>[] = [
    {
      kind: 'subject',
      heading: t('person'),
      render: ({ memberId, name }) => (
        <Link to={{ pathname: '/agent/userProfit', search: `?under=${memberId}` }}>
          {t('branch.name', { name, number: memberId })}
        </Link>
      ),
    },
    ...figures.map(
      (figure): Column<BranchIncome> => ({
        kind: figure === 'amount' ? 'amount' : 'figure',
        heading: t(`branch.${figure}`),
        render: (row) => <NetAmount net={row[figure]} currency={currency} />,
      }),
    ),
  ];
  return (
    <RecordRows
      label={t('branch.title')}
      rows={branches}
      keyOf={({ memberId }) => memberId}
      columns={columns}
      updating={updating}
    />
  );
}
