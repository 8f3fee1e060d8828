import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import type { WithdrawalState } from '#contract/entities/withdrawal-types.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

/** A withdrawal's state: paid by the site is not the same as received by the player. */
type ShownState = WithdrawalState | 'received' | 'disputed';

const tones: Readonly<Record<ShownState, Tone>> = {
  requested: 'neutral',
  reviewing: 'neutral',
  approved: 'info',
  paying: 'info',
  paidOut: 'info',
  received: 'positive',
  disputed: 'warning',
  rejected: 'danger',
  failed: 'danger',
  cancelled: 'neutral',
};

/** A withdrawal's state: received means confirmed by the player, not by silence. */
export function shownStateOf({ state, disputed, parts }: Withdrawal): ShownState {
  if (disputed > 0) return 'disputed';
  const isConfirmed = parts.every((part) => part.state === 'received' || part.state === 'returned');
  return state === 'paidOut' && isConfirmed ? 'received' : state;
}

/** The state of a withdrawal, in a word. */
export function WithdrawalStateBadge({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t } = useTranslation('withdraw');
  const shownState = shownStateOf(withdrawal);
  return <Badge tone={tones[shownState]}>{t(`state.${shownState}`)}</Badge>;
}
