import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import type { TeamDay } from '#contract/entities/team.ts';
import type { TeamGrouping } from '#contract/entities/team-types.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatShortMoney } from '#web/i18n/format-short-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Chart } from '#web/shared/charts/Chart.tsx';
import { pointsOfDays } from '#web/shared/charts/day-points.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { resultOf } from './result-of.ts';

interface DaysChartProps {
  readonly days: readonly TeamDay[];
  readonly by: TeamGrouping;
  readonly currency: Currency;
  readonly updating: boolean;
}

/** The days of a range as a chart with its table. */
export function DaysChart({ days, by, currency, updating }: DaysChartProps) {
  const { t } = useTranslation('team');
  const language = useLanguage();
  const times = useTimes();
  const bets = { label: t('bet'), look: 'bar', values: days.map(({ bet }) => bet) } as const;
  const result = {
    label: t(`result.${by}`),
    look: 'line',
    values: days.map((day) => resultOf(day, by)),
  } as const;
  return (
    <Chart
      title={t(`chart.${by}`)}
      pointsLabel={t('day')}
      points={pointsOfDays(days, times)}
      series={[bets, result]}
      format={(value) => formatMoney(value, currency, language)}
      formatShort={(value) => formatShortMoney(value, currency, language)}
      updating={updating}
    />
  );
}
