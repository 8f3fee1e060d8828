import { useTranslation } from 'react-i18next';
import type { Deposit } from '#contract/entities/deposit.ts';
import type { DepositOutcome } from '#contract/entities/deposit-types.ts';
import { depositOutcomeOf } from '#contract/rules/deposit-outcome.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

const tones: Readonly<Record<DepositOutcome, Tone>> = {
  creating: 'info',
  awaiting: 'info',
  refused: 'danger',
  expired: 'neutral',
  cancelled: 'neutral',
  credited: 'positive',
  creditedLate: 'positive',
  creditedInPart: 'positive',
  creditedMore: 'positive',
  returning: 'warning',
  returned: 'neutral',
  returnFailed: 'danger',
  reversed: 'danger',
};

/** A deposit's outcome, in a few words. */
export function DepositOutcomeBadge({ deposit }: { readonly deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const outcome = depositOutcomeOf(deposit);
  return <Badge tone={tones[outcome]}>{t(`outcome.${outcome}`)}</Badge>;
}
