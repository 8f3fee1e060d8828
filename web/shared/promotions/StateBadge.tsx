import { useTranslation } from 'react-i18next';
import type { PromotionState } from '#contract/rules/promotion-phase.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

const tones: Readonly<Record<PromotionState, Tone>> = {
  coming_soon: 'info',
  open: 'accent',
  not_eligible: 'neutral',
  applying: 'warning',
  rejected: 'danger',
  joined: 'info',
  in_process: 'info',
  issued: 'gold',
  claimed: 'positive',
  closed: 'neutral',
};

/** The state of a promotion in a word or two (W5). */
export function StateBadge({ state }: { readonly state: PromotionState }) {
  const { t } = useTranslation('promotions');
  return (
    <Badge tone={tones[state]} look={state === 'issued' ? 'solid' : 'soft'}>
      {t(`state.${state}`)}
    </Badge>
  );
}
