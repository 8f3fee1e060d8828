import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Transaction, TransactionInFull } from '#contract/entities/transaction.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { changedSearch } from '#web/platform/address/changed-search.ts';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { subjectAddress } from '#web/shared/money/money-paths.ts';
import paper from '#web/shared/receipt/receipt.module.css';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import styles from '#web/shared/records/record-page.module.css';
import { useSession } from '#web/shared/session/use-session.ts';
import { ExactMoment } from '#web/shared/times/ExactMoment.tsx';
import { Money } from '#web/ui/content/Money.tsx';
import { LineAmount } from './LineAmount.tsx';
import { Timeline } from './Timeline.tsx';
import { TransactionStateBadge } from './TransactionStateBadge.tsx';
import { useLineTitle } from './use-line-title.ts';

/** A line's receipt, on screen and paper: everything needed to ask about it (W4). */
export function Receipt({ shown }: { readonly shown: TransactionInFull }) {
  const { t } = useTranslation(['transactions', 'records']);
  const titleOf = useLineTitle();
  const { transaction: line } = shown;
  return (
    <div className={paper.receipt}>
      <header className={styles.detailHead}>
        <h1>{titleOf(line)}</h1>
        <TransactionStateBadge state={line.state} />
      </header>
      <Facts shown={shown} />
      <CopyValue
        label={t('number')}
        value={line.transactionId}
        copyLabel={t('copyNumber')}
        copyText={t('records:copy')}
        copiedText={t('records:copied')}
      />
      {shown.reference !== null && (
        <CopyValue
          label={t('bankReference')}
          value={shown.reference}
          copyLabel={t('copyBankReference')}
          copyText={t('records:copy')}
          copiedText={t('records:copied')}
        />
      )}
      <Timeline shown={shown} />
    </div>
  );
}

function Facts({
  shown: { transaction: line, currency, parts, corrects },
}: {
  readonly shown: TransactionInFull;
}) {
  const { t } = useTranslation('transactions');
  const language = useLanguage();
  const { member } = useSession();
  const siteName = useQuery(sitePermission()).data?.siteName;
  const [parameters] = useSearchParams();
  // If it only involved own money there is nothing to explain.
  const isMixed = parts.some(({ part }) => part !== 'available');
  return (
    <dl className={styles.facts}>
      {siteName && (
        <>
          <dt className={paper.paperOnly}>{t('site')}</dt>
          <dd className={paper.paperOnly}>{siteName}</dd>
        </>
      )}
      {member && (
        <>
          <dt className={paper.paperOnly}>{t('account')}</dt>
          <dd className={paper.paperOnly}>{member.account}</dd>
        </>
      )}
      <dt>{t('at')}</dt>
      <dd>
        <ExactMoment at={line.at} />
      </dd>
      <dt>{t(line.reserved === null ? 'amount' : 'reserved')}</dt>
      <dd>
        <LineAmount line={line} currency={currency} />
      </dd>
      {isMixed &&
        parts.map(({ part, amount }) => (
          <div key={part} className={paper.part}>
            <dt>{t(`parts.${part}`)}</dt>
            <dd>
              <NetAmount net={amount} currency={currency} />
            </dd>
          </div>
        ))}
      <dt>{t('balanceAfter')}</dt>
      <dd>
        <Money text={formatMoney(line.balanceAfter, currency, language)} />
      </dd>
      {line.belongsTo && <BelongsTo to={line.belongsTo} />}
      {corrects !== null && (
        <>
          <dt>{t('corrects')}</dt>
          <dd>
            <Link to={{ search: changedSearch(parameters, { transaction: corrects }) }}>
              {corrects}
            </Link>
          </dd>
        </>
      )}
    </dl>
  );
}

/** What a line refers to, by number, with a link if it has a page. */
function BelongsTo({ to }: { readonly to: NonNullable<Transaction['belongsTo']> }) {
  const { t } = useTranslation('transactions');
  const address = subjectAddress(to);
  return (
    <>
      <dt>{t(`subjects.${to.subject}`)}</dt>
      <dd>{address === null ? <bdi>{to.id}</bdi> : <Link to={address}>{to.id}</Link>}</dd>
    </>
  );
}
