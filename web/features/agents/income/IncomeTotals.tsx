import { useTranslation } from 'react-i18next';
import type { IncomeTotals as Totals } from '#contract/entities/income.ts';
import type { Currency } from '#contract/entities/money.ts';
import { Figures } from '#web/shared/records/Figures.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';

interface IncomeTotalsProps {
  /** Undefined until known. */
  readonly totals: Totals | undefined;
  readonly currency: Currency | undefined;
  readonly updating: boolean;
}

/** The sum of all matching lines, by state (C4). */
export function IncomeTotals({ totals, currency, updating }: IncomeTotalsProps) {
  const { t } = useTranslation('income');
  const names = ['earned', 'paid', 'waiting', 'held'] as const;
  return (
    <Figures
      label={t('totals')}
      updating={updating}
      figures={names
        // Held lines are rare: they show only if there are any.
        .filter((name) => name !== 'held' || (totals?.held ?? 0) !== 0)
        .map((name) => ({
          label: t(`total.${name}`),
          value: totals && currency && <NetAmount net={totals[name]} currency={currency} />,
        }))}
    />
  );
}
