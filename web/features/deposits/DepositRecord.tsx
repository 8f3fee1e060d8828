import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Deposit } from '#contract/entities/deposit.ts';
import { queries } from '#web/api/queries.ts';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { ContactLink } from '#web/shared/customer-service/ContactLink.tsx';
import { DebtNotice } from '#web/shared/money/DebtNotice.tsx';
import {
  DEPOSIT_RECORD,
  depositToPayAddress,
  transactionAddress,
} from '#web/shared/money/money-paths.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { usePageTitle } from '#web/shared/page/use-page-title.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { RecordDetail } from '#web/shared/records/RecordDetail.tsx';
import record from '#web/shared/records/record-page.module.css';
import { ExactMoment } from '#web/shared/times/ExactMoment.tsx';
import { buttonClass } from '#web/ui/buttons/button-class.ts';
import { DepositFacts } from './DepositFacts.tsx';
import { DepositOutcomeBadge } from './DepositOutcomeBadge.tsx';
import { useOutcomeText } from './use-outcome-text.ts';

/** One deposit in full: outcome and reason, figures, history and lines (W2). */
export function DepositRecord({ id }: { readonly id: string }) {
  const { t } = useTranslation('deposit');
  usePageTitle(t('record.title'));
  const read = useQuery(queries.deposits.one({ params: { id } }));
  return (
    <RecordDetail
      read={read}
      opener={DEPOSIT_RECORD}
      words={{
        back: t('record.back'),
        failedTitle: t('record.failed'),
        gone: t('record.gone'),
        goneText: t('record.goneText'),
      }}
    >
      {(deposit) => <InFull deposit={deposit} />}
    </RecordDetail>
  );
}

function InFull({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation(['deposit', 'records']);
  const money = useMoney(deposit.currency);
  const textOf = useOutcomeText(money);
  const { id, amount, state, lines } = deposit;
  return (
    <>
      <header className={record.detailHead}>
        <h1>{t('record.of', { amount: money(amount) })}</h1>
        <DepositOutcomeBadge deposit={deposit} />
      </header>
      <p>{textOf(deposit)}</p>
      {state === 'reversed' && <DebtNotice />}
      <DepositFacts deposit={deposit} isBoxed />
      <CopyValue
        label={t('record.number')}
        value={id}
        copyLabel={t('record.copyNumber')}
        copyText={t('records:copy')}
        copiedText={t('records:copied')}
      />
      <History deposit={deposit} />
      {lines.length > 0 && <Lines deposit={deposit} />}
      <div className={record.waysOn}>
        {state === 'awaiting' && (
          <Link to={depositToPayAddress(id)} className={buttonClass({ variant: 'gold' })}>
            {t('record.pay')}
          </Link>
        )}
        <ContactLink className={buttonClass({})} about={lines.at(-1)?.transactionId ?? id}>
          {t('record.ask')}
        </ContactLink>
      </div>
    </>
  );
}

/** The deposit's history, oldest first. */
function History({ deposit: { events } }: { readonly deposit: Deposit }) {
  const { t } = useTranslation(['deposit', 'transactions']);
  return (
    <section aria-labelledby="deposit-history">
      <h2 id="deposit-history" className={record.subtitle}>
        {t('record.history')}
      </h2>
      <ol role="list" className={record.entries}>
        {events.map(({ at, by, to }) => (
          <li key={`${at} ${to}`}>
            <span className={record.entryKind}>{t(`outcome.${to}`)}</span>
            <span className={record.entryText}>
              <ExactMoment at={at} />
              {' · '}
              {t(`transactions:movers.${by}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The deposit's account record lines; each is a link. */
function Lines({ deposit: { lines, currency } }: { readonly deposit: Deposit }) {
  const { t } = useTranslation(['deposit', 'transactions']);
  return (
    <section aria-labelledby="deposit-lines">
      <h2 id="deposit-lines" className={record.subtitle}>
        {t('record.lines')}
      </h2>
      <ul role="list" className={record.entries}>
        {lines.map(({ transactionId, kind, amount, at }) => (
          <li key={transactionId}>
            <Link to={transactionAddress(transactionId)} className={record.entryKind}>
              {t(`transactions:kinds.${kind}`)}
            </Link>
            {amount !== 0 && <NetAmount net={amount} currency={currency} />}
            <span className={record.entryText}>
              <ExactMoment at={at} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
