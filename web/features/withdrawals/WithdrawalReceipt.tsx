import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { sitePermission } from '#web/api/site-permission.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import paper from '#web/shared/receipt/receipt.module.css';
import { useSession } from '#web/shared/session/use-session.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { WithdrawalFigures } from './WithdrawalFigures.tsx';
import { shownStateOf } from './WithdrawalStateBadge.tsx';

/**
 * A withdrawal's receipt, on one printed page (W3a): who, what and when, its number, the bank's
 * numbers, the amounts, and the payer. Not visible on screen.
 */
export function WithdrawalReceipt({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal.currency);
  const { member } = useSession();
  const siteName = useQuery(sitePermission()).data?.siteName ?? '';
  const times = useTimes();
  const { id, account, createdAt, parts } = withdrawal;
  const facts: readonly (readonly [string, string])[] = [
    [t('receipt.operator'), siteName],
    [t('receipt.player'), member?.account ?? ''],
    [t('fact.number'), id],
    [t('receipt.state'), t(`state.${shownStateOf(withdrawal)}`)],
    [t('receipt.requestedAt'), times.exactMoment(createdAt)],
    [t('fact.paidTo'), account],
  ];
  return (
    <section className={`${paper.receipt} ${paper.paperOnly}`} aria-label={t('receipt.title')}>
      <h1>{t('receipt.title')}</h1>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <WithdrawalFigures withdrawal={withdrawal} />
      {parts.map(({ number, amount, disbursedAt, reference, state }) => (
        <div key={number} className={paper.payment}>
          <h2>{t('parts.one', { number, amount: money(amount) })}</h2>
          <p>
            {times.exactMoment(disbursedAt)} · {t(`receipt.partState.${state}`)}
          </p>
          <p>
            {t('fact.reference')}: {reference}
          </p>
        </div>
      ))}
    </section>
  );
}
