import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import type { WithdrawalState } from '#contract/entities/withdrawal-types.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

const tones: Readonly<Record<WithdrawalState, Tone>> = {
  requested: 'neutral',
  reviewing: 'neutral',
  approved: 'info',
  paying: 'info',
  paidOut: 'positive',
  rejected: 'danger',
  failed: 'danger',
  cancelled: 'neutral',
};

/** Where a withdrawal stands, in a word. */
export function WithdrawalStateBadge({
  withdrawal: { state },
}: {
  readonly withdrawal: Withdrawal;
}) {
  const { t } = useTranslation('withdraw');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
