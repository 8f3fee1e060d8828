import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import type { OwnMonth, OwnYear } from '#contract/entities/own-year.ts';
import { minutesText } from '#contract/rules/span-text.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { dayOf } from '#web/shared/records/days.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { type Column, RecordRows } from '#web/shared/records/RecordRows.tsx';
import rows from '#web/shared/records/record-rows.module.css';
import { useSiteZone } from '#web/shared/times/use-site-zone.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/content/Money.tsx';
import { dayOfMonth } from './day-of-month.ts';
import { isEventful } from './is-eventful.ts';
import styles from './personal-year.module.css';

interface MonthTableProps {
  readonly year: OwnYear;
  readonly updating: boolean;
}

/** The months in which something happened, newest first; each leads to its days of play. */
export function MonthTable({ year: { months, currency }, updating }: MonthTableProps) {
  const { t } = useTranslation(['year', 'bets']);
  const money = useMoney(currency);
  const columns: readonly Column<OwnMonth>[] = [
    { kind: 'subject', heading: t('month'), render: (month) => <Subject month={month} /> },
    {
      kind: 'figure',
      heading: t('deposits'),
      render: ({ deposits }) => <Money text={money(deposits)} />,
    },
    {
      kind: 'figure',
      heading: t('withdrawals'),
      render: ({ withdrawals }) => <Money text={money(withdrawals)} />,
    },
    {
      kind: 'figure',
      heading: t('netDeposits'),
      render: ({ netDeposits }) => <Money text={money(netDeposits)} />,
    },
    {
      kind: 'amount',
      heading: t('bets:net'),
      render: ({ net }) => <NetAmount net={net} currency={currency} />,
    },
  ];
  return (
    <div className={styles.months}>
      <RecordRows
        label={t('byMonth')}
        rows={months.filter(isEventful).toReversed()}
        keyOf={({ month }) => month}
        columns={columns}
        updating={updating}
      />
    </div>
  );
}

function Subject({ month }: { readonly month: OwnMonth }) {
  const { t } = useTranslation('year');
  const { tag } = languages[useLanguage()];
  const zone = useSiteZone() ?? 'UTC';
  const name = useTimes().month(dayOfMonth(month.month));
  const last = dayOf(Date.parse(month.before) - 1, zone);
  return (
    <>
      {month.rounds > 0 ? (
        <Link to={`/member/personalProfit?from=${dayOfMonth(month.month)}&to=${last}`}>{name}</Link>
      ) : (
        name
      )}{' '}
      {(month.rounds > 0 || month.minutes > 0) && (
        <span className={classNames(rows.aside, styles.days)}>
          {t('days', {
            count: month.daysWithPlay,
            number: month.daysWithPlay.toLocaleString(tag),
            time: minutesText(month.minutes, tag),
          })}
        </span>
      )}
    </>
  );
}
