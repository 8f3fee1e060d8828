import { useTranslation } from 'react-i18next';
import type { IncomeState } from '#contract/entities/income-types.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

const tones: Readonly<Record<IncomeState, Tone>> = {
  pending: 'info',
  approved: 'accent',
  held: 'warning',
  paid: 'positive',
  takenBack: 'danger',
};

/** Where a line stands, in a word. */
export function IncomeStateBadge({ state }: { readonly state: IncomeState }) {
  const { t } = useTranslation('income');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
