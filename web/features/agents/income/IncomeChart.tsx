import { useTranslation } from 'react-i18next';
import { type ContractKind, contractKinds } from '#contract/entities/agent-types.ts';
import type { IncomeSummary } from '#contract/entities/income.ts';
import { languages } from '#contract/entities/language.ts';
import { timesIn } from '#contract/rules/times.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { formatShortMoney } from '#web/i18n/format-short-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { Chart } from '#web/shared/charts/Chart.tsx';

interface IncomeChartProps {
  readonly summary: IncomeSummary;
  readonly updating: boolean;
}

type Day = IncomeSummary['days'][number];

/** Dividends and salaries by day, as a chart with its table. */
export function IncomeChart({ summary, updating }: IncomeChartProps) {
  const { t } = useTranslation(['income', 'agent']);
  const language = useLanguage();
  const { days, currency, timeZone } = summary;
  const times = timesIn(languages[language].tag, timeZone);
  const salaries = contractKinds.filter((kind) => kind !== 'dividend');
  const sumOf = (kinds: readonly ContractKind[]) =>
    days.map(({ amounts }: Day) => kinds.reduce((sum, kind) => sum + amounts[kind], 0));
  return (
    <Chart
      title={t('byDay')}
      pointsLabel={t('day')}
      points={days.map(({ at }) => ({
        key: at,
        label: times.day(at),
        shortLabel: times.shortDay(at),
      }))}
      series={[
        { label: t('agent:kind.dividend'), look: 'bar', values: sumOf(['dividend']) },
        { label: t('salaries'), look: 'line', values: sumOf(salaries) },
      ]}
      format={(value) => formatMoney(value, currency, language)}
      formatShort={(value) => formatShortMoney(value, currency, language)}
      updating={updating}
    />
  );
}
