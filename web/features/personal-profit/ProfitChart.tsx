import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import type { ProfitDay } from '#contract/entities/profit.ts';
import { formatNetMoney } from '#web/i18n/format-net-money.ts';
import { formatShortMoney } from '#web/i18n/format-short-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Chart } from '#web/shared/charts/Chart.tsx';
import { pointsOfDays } from '#web/shared/charts/day-points.ts';
import { useTimes } from '#web/shared/times/use-times.ts';

interface ProfitChartProps {
  /** Every day, oldest first. */
  readonly days: readonly ProfitDay[];
  readonly currency: Currency;
  readonly updating: boolean;
}

/** The result of each day as a bar; the table of the page says the same. */
export function ProfitChart({ days, currency, updating }: ProfitChartProps) {
  const { t } = useTranslation(['profit', 'bets']);
  const language = useLanguage();
  const times = useTimes();
  return (
    <Chart
      title={t('byDay')}
      pointsLabel={t('day')}
      points={pointsOfDays(days, times)}
      series={[{ label: t('bets:net'), look: 'bar', values: days.map(({ net }) => net) }]}
      format={(value) => formatNetMoney(value, currency, language)}
      formatShort={(value) => formatShortMoney(value, currency, language)}
      hasTable={false}
      updating={updating}
    />
  );
}
