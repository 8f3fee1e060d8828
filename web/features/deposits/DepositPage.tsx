import { usePrefetchQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { AreaColumns } from '#web/shared/area/AreaColumns.tsx';
import { DEPOSIT_RECORD, DEPOSIT_TO_PAY } from '#web/shared/money/money-paths.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { readPage } from '#web/shared/records/record-address.ts';
import { useStopped } from '#web/shared/restrictions/use-stopped.ts';
import { DepositLimits } from './DepositLimits.tsx';
import { DepositList } from './DepositList.tsx';
import { DepositRecord } from './DepositRecord.tsx';
import { DepositScreens } from './DepositScreens.tsx';
import { useDeposit } from './use-deposit.ts';

/**
 * Depositing, and all deposits so far (W2). The address names the deposit that is paid, or shown in
 * full: back leads to the list.
 */
export default function DepositPage() {
  // Preloads the texts of all parts, so that no part waits for its own.
  useTranslation([
    'deposit',
    'playLimits',
    'debt',
    'transactions',
    'records',
    'amount',
    'account',
    'errors',
    'submission',
    'memberSubmission',
  ]);
  const [search] = useSearchParams();
  const record = search.get(DEPOSIT_RECORD);
  return record === null ? <PayIn /> : <DepositRecord key={record} id={record} />;
}

/** The address follows the flow; a link to another deposit, or to none, restarts it. */
function PayIn() {
  const [search, setSearch] = useSearchParams();
  const linked = search.get(DEPOSIT_TO_PAY);
  const [flow, setFlow] = useState({ run: 0, linked, depositId: linked });
  if (linked !== flow.linked) {
    const run = linked === flow.depositId ? flow.run : flow.run + 1;
    setFlow({ run, linked, depositId: linked });
  }
  const follow = (depositId: string | null) => {
    if (depositId === linked) return;
    setFlow((now) => ({ ...now, depositId }));
    setSearch((now) => changedSearch(now, { [DEPOSIT_TO_PAY]: depositId ?? '' }), {
      replace: true,
    });
  };
  return <OneDeposit key={flow.run} depositId={linked} onDepositChanged={follow} />;
}

interface OneDepositProps {
  readonly depositId: string | null;
  readonly onDepositChanged: (depositId: string | null) => void;
}

function OneDeposit(place: OneDepositProps) {
  const { t } = useTranslation('deposit');
  usePageTitle(t('title'));
  const [search] = useSearchParams();
  const flow = useDeposit(place);
  const isStopped = useStopped('paysIn');
  usePrefetchQuery(queries.deposits.list({ query: { pageNo: readPage(search) } }));
  return (
    // The form changes height with its payment methods, and would move a list below it.
    <AreaColumns
      beside={
        !flow.hasTag('reading') && (
          <>
            {!isStopped && <DepositLimits flow={flow} />}
            <DepositList />
          </>
        )
      }
    >
      <section className="stack gap-5" aria-labelledby="deposit-title">
        <h1 id="deposit-title">{t('title')}</h1>
        <DepositScreens flow={flow} />
      </section>
    </AreaColumns>
  );
}
