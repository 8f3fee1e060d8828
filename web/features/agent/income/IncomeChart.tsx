import { useTranslation } from 'react-i18next';
import { type ContractKind, contractKinds } from '#contract/entities/agent-types.ts';
import type { IncomeSummary } from '#contract/entities/income.ts';
import { languages } from '#contract/entities/language.ts';
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
  const { tag } = languages[language];
  const { days, currency, timeZone } = summary;
  const long = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'medium' });
  const short = new Intl.DateTimeFormat(tag, { timeZone, day: 'numeric', month: 'short' });
  const salaries = contractKinds.filter((kind) => kind !== 'dividend');
  const sumOf = (kinds: readonly ContractKind[]) =>
    days.map(({ amounts }: Day) => kinds.reduce((sum, kind) => sum + amounts[kind], 0));
  return (
    <Chart
      title={t('byDay')}
      pointsLabel={t('day')}
      points={days.map(({ at }) => ({
        key: at,
        label: long.format(new Date(at)),
        shortLabel: short.format(new Date(at)),
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
