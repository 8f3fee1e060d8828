import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { RunningIncome } from '#contract/entities/income.ts';
import { INCOME_RULE_VERSION } from '#contract/entities/income-types.ts';
import { queries } from '#web/api/queries.ts';
import { Loaded } from '#web/shared/lists/Loaded.tsx';
import { ReadFailed } from '#web/shared/lists/ReadFailed.tsx';
import { places, WaitingSkeletons } from '#web/shared/lists/WaitingSkeletons.tsx';
import { PageLoader } from '#web/shared/loading/PageLoader.tsx';
import { RecordPage } from '#web/shared/records/RecordPage.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { useRecordAddress } from '#web/shared/records/use-record-address.ts';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { Card } from '#web/ui/content/Card.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { Bands } from '../contract/Terms.tsx';
import { IncomeDetail } from './IncomeDetail.tsx';
import { IncomeLines } from './IncomeLines.tsx';
import { IncomeRule } from './IncomeRule.tsx';
import { readIncomeAddress } from './income-address.ts';
import { useIncomeWords } from './use-income-words.ts';
import { WorkedOut } from './WorkedOut.tsx';

/** One kind of contract: the current period, its terms, and its income (C1, C4). */
export function KindPage({ kind }: { readonly kind: ContractKind }) {
  const { t } = useTranslation(['income', 'agent', 'records', 'account', 'errors']);
  const record = useRecordAddress(readIncomeAddress);
  const running = useQuery(queries.income.running({ query: { kind } }));
  if (!record) return <PageLoader />;
  const { address, now, zone } = record;
  const { line } = address;
  if (line !== undefined) {
    return <IncomeDetail key={line} lineId={line} people={address.people} zone={zone} />;
  }
  return (
    <RecordPage title={t(`shell:account.${kind}`)} chosen={address.chosen} now={now}>
      <Loaded
        read={running}
        waiting={<WaitingSkeletons className="stack gap-2" heights={places(2, '10rem')} />}
        renderFailed={(retry) => <ReadFailed title={t('runningFailed')} onRetry={retry} />}
      >
        {(shown) => <Running {...shown} />}
      </Loaded>
      {/* The height of what is above is not known in advance: they wait, and stay in place. */}
      {!running.isPending && (
        <>
          <h2 className={styles.subtitle}>{t('linesTitle')}</h2>
          <IncomeLines address={address} kind={kind} />
        </>
      )}
    </RecordPage>
  );
}

function Running({
  contract,
  counted,
  nextAt,
  activeMemberBet,
  reviewHours,
  currency,
  timeZone,
}: RunningIncome) {
  const { t } = useTranslation(['income', 'agent']);
  const words = useIncomeWords(currency, timeZone);
  if (!contract || !counted || nextAt === null) {
    return <Notice tone="info" text={t('noContract')} />;
  }
  return (
    <>
      {contract.endsAt !== null && (
        <Notice
          tone="warning"
          text={t('agent:paysUntil', { day: words.moment(contract.endsAt), zone: words.zone })}
        />
      )}
      <Card className={styles.record}>
        <h2 className={styles.subtitle}>
          {t('running', { period: words.period(counted.from, counted.before) })}
        </h2>
        <p className="hint">
          {t('nextAt', { at: words.moment(nextAt), zone: words.zone })}{' '}
          {reviewHours > 0 && t('review', { count: reviewHours })}
        </p>
        <WorkedOut
          counted={counted}
          terms={contract.terms}
          activeMemberBet={activeMemberBet}
          words={words}
        />
      </Card>
      <Card className={styles.record}>
        <h2 className={styles.subtitle}>
          {t('terms', {
            version: contract.version,
            period: t(`agent:period.${contract.terms.period}`),
          })}
        </h2>
        <Bands terms={contract.terms} words={words} />
        <IncomeRule version={INCOME_RULE_VERSION} kind={contract.kind} />
        <div>
          <Link
            to={`/agent/contracts?contract=${contract.contractId}`}
            className={buttonClass({ size: 's' })}
          >
            {t('toContract')}
          </Link>
        </div>
      </Card>
    </>
  );
}
