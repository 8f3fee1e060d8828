import { useTranslation } from 'react-i18next';
import type { Round } from '#contract/entities/round.ts';
import { type RoundResult, type RoundState, resultOfNet } from '#contract/entities/round-lists.ts';
import { Badge, type Tone } from '#web/ui/content/Badge.tsx';

/** A round's label: a settled one by its result. */
export type Standing = Exclude<RoundState, 'settled'> | RoundResult;

const tones: Readonly<Record<Standing, Tone>> = {
  open: 'info',
  won: 'positive',
  lost: 'neutral',
  even: 'neutral',
  cancelled: 'warning',
};

/** A round's state, or its result. */
export function standingOf({ state, net }: Pick<Round, 'state' | 'net'>): Standing {
  return state === 'settled' ? resultOfNet(net ?? 0) : state;
}

/** A round's state, in a word. */
export function RoundStateBadge({ round }: { readonly round: Round }) {
  const { t } = useTranslation('bets');
  const standing = standingOf(round);
  return <Badge tone={tones[standing]}>{t(`states.${standing}`)}</Badge>;
}
