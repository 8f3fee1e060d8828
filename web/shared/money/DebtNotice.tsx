import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { queries } from '#web/api/queries.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import { depositRecordAddress } from './money-paths.ts';
import { useMoney } from './use-money.ts';

/**
 * The person's debt after reversals of spent deposits: amount, since when, for which deposits, and
 * that the next deposit pays it first. Nothing without a debt (W2).
 */
export function DebtNotice() {
  const { t } = useTranslation('debt');
  const times = useTimes();
  const { data } = useQuery(queries.wallet.balance());
  const money = useMoney(data?.currency ?? 'BRL');
  if (!data?.debt) return null;
  const { owed, since, deposits } = data.debt;
  return (
    <Notice
      tone="warning"
      title={t('title', { amount: money(owed) })}
      text={
        <>
          <p>{t('why', { moment: times.zonedMoment(since) })}</p>
          <p>{t('next')}</p>
          <ul role="list">
            {deposits.map((deposit) => (
              <li key={deposit.id}>
                <Link to={depositRecordAddress(deposit.id)}>
                  {t('deposit', { amount: money(deposit.owed) })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
