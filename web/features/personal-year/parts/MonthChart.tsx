import { useTranslation } from 'react-i18next';
import type { OwnYear } from '#contract/entities/own-year.ts';
import { formatNetMoney } from '#web/i18n/format-net-money.ts';
import { formatShortMoney } from '#web/i18n/format-short-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Chart } from '#web/shared/charts/Chart.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { dayOfMonth } from './day-of-month.ts';

interface MonthChartProps {
  readonly year: OwnYear;
  readonly updating: boolean;
}

/** The result of each month as a bar and its net deposits as a line; the table says the same. */
export function MonthChart({ year: { months, currency }, updating }: MonthChartProps) {
  const { t } = useTranslation(['year', 'bets']);
  const language = useLanguage();
  const times = useTimes();
  return (
    <Chart
      title={t('byMonth')}
      pointsLabel={t('month')}
      points={months.map(({ month }) => ({
        key: month,
        label: times.month(dayOfMonth(month)),
        // Its number, since a name is too long for some languages.
        shortLabel: month.slice(-2),
      }))}
      series={[
        { label: t('bets:net'), look: 'bar', values: months.map(({ net }) => net) },
        {
          label: t('netDeposits'),
          look: 'line',
          values: months.map(({ netDeposits }) => netDeposits),
        },
      ]}
      format={(value) => formatNetMoney(value, currency, language)}
      formatShort={(value) => formatShortMoney(value, currency, language)}
      hasTable={false}
      updating={updating}
    />
  );
}
