import { useTranslation } from 'react-i18next';
import type { TransactionState } from '#contract/entities/transaction-types.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

const tones: Readonly<Record<TransactionState, Tone>> = {
  done: 'neutral',
  pending: 'info',
  released: 'neutral',
  returned: 'warning',
};

/** A line's state, in a word. */
export function TransactionStateBadge({ state }: { readonly state: TransactionState }) {
  const { t } = useTranslation('transactions');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
