import { useTranslation } from 'react-i18next';
import type { BonusState } from '#contract/entities/bonus-types.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

const tones: Readonly<Record<BonusState, Tone>> = {
  active: 'gold',
  released: 'positive',
  spent: 'neutral',
  expired: 'warning',
  refused: 'neutral',
  given_up: 'neutral',
};

/** A bonus's state, in a word or two. */
export function BonusStateBadge({ state }: { readonly state: BonusState }) {
  const { t } = useTranslation('bonuses');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
