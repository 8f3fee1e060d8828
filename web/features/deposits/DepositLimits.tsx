import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useWayTexts } from '#web/shared/money/use-way-texts.ts';
import type { DepositFlow } from './use-deposit.ts';

/** What may be deposited at once and today, and how long there is to pay (W2). */
export function DepositLimits({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation(['deposit', 'amount']);
  const titleId = useId();
  const { terms: all, method, currency } = flow.context;
  const money = useMoney(currency);
  const { span } = useWayTexts(money);
  const terms = all.find((one) => one.method === method) ?? all[0];
  if (!terms) return null;
  const { minimum, maximum, limit, minutesToPay } = terms;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('limits.title')}</h2>
      <Facts isBoxed>
        <div>
          <dt>{t('limits.each')}</dt>
          <dd>{t('amount:bounds', { min: money(minimum), max: money(maximum) })}</dd>
        </div>
        <div>
          <dt>{t('limits.today')}</dt>
          <dd>{t('limits.left', { left: money(limit.left), max: money(limit.max) })}</dd>
        </div>
        <div>
          <dt>{t('limits.time')}</dt>
          <dd>{span(minutesToPay)}</dd>
        </div>
      </Facts>
    </section>
  );
}
