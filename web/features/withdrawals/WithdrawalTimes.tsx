import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithdrawalTerms } from '#contract/entities/withdrawal.ts';
import { queries } from '#web/api/queries.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useWayTexts } from '#web/shared/money/use-way-texts.ts';

/** How long a withdrawal takes, and how much can be withdrawn at once and today (W2). */
export function WithdrawalTimes() {
  const { data } = useQuery(queries.withdrawals.terms());
  return data ? <Times terms={data} /> : null;
}

function Times({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t } = useTranslation(['withdraw', 'amount']);
  const titleId = useId();
  const money = useMoney(terms.currency);
  const { span } = useWayTexts(money);
  const { minimum, maximum, limit, reviewMinutes, paymentMinutes } = terms;
  const facts = [
    [t('times.review'), t('times.within', { time: span(reviewMinutes) })],
    [t('times.payment'), t('times.within', { time: span(paymentMinutes) })],
    [t('times.each'), t('amount:bounds', { min: money(minimum), max: money(maximum) })],
    [t('times.today'), t('times.left', { left: money(limit.left), max: money(limit.max) })],
  ] as const;
  return (
    <section className="stack" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('times.title')}</h2>
      <Facts isBoxed>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Facts>
    </section>
  );
}
