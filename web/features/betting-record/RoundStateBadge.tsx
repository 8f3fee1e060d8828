import { useTranslation } from 'react-i18next';
import type { RoundState } from '#contract/entities/round-lists.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

const tones: Readonly<Record<RoundState, Tone>> = {
  open: 'info',
  settled: 'neutral',
  cancelled: 'warning',
};

/** Where a round stands, in a word. */
export function RoundStateBadge({ state }: { readonly state: RoundState }) {
  const { t } = useTranslation('bets');
  return <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>;
}
