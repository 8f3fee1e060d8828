import { useTranslation } from 'react-i18next';
import type { IncomeLine } from '#contract/entities/income.ts';
import type { IncomeState } from '#contract/entities/income-types.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

const tones: Readonly<Record<IncomeState, Tone>> = {
  pending: 'info',
  approved: 'accent',
  held: 'warning',
  paid: 'positive',
  reversed: 'danger',
};

/** Whether a line is zero for good: its state is paid, though nothing was. */
export function isNothingToPay({ state, amount }: Pick<IncomeLine, 'state' | 'amount'>): boolean {
  return amount === 0 && (state === 'paid' || state === 'approved');
}

/** A line's state, in a word. */
export function IncomeStateBadge({
  line,
}: {
  readonly line: Pick<IncomeLine, 'state' | 'amount'>;
}) {
  const { t } = useTranslation('income');
  return isNothingToPay(line) ? (
    <Badge>{t('nothingToPay')}</Badge>
  ) : (
    <Badge tone={tones[line.state]}>{t(`states.${line.state}`)}</Badge>
  );
}
