import { useTranslation } from 'react-i18next';
import type { IncomeTotals as Totals } from '#contract/entities/income.ts';
import type { Currency } from '#contract/entities/money.ts';
import { Figures } from '#web/shared/records/Figures.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';

interface IncomeTotalsProps {
  /** Undefined while they are not known. */
  readonly totals: Totals | undefined;
  readonly currency: Currency | undefined;
  readonly updating: boolean;
}

/** What all lines that fit came to, and what became of it (C4). */
export function IncomeTotals({ totals, currency, updating }: IncomeTotalsProps) {
  const { t } = useTranslation('income');
  const names = ['earned', 'paid', 'waiting', 'held'] as const;
  return (
    <Figures
      label={t('totals')}
      updating={updating}
      figures={names
        // Nothing is held as a rule: it is said where something is.
        .filter((name) => name !== 'held' || (totals?.held ?? 0) !== 0)
        .map((name) => ({
          label: t(`total.${name}`),
          value: totals && currency && <NetAmount net={totals[name]} currency={currency} />,
        }))}
    />
  );
}
