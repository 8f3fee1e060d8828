import type { RoundOutcome } from '../../world/ports/game-operator.ts';

/** The creatures, smallest first. */
export const creatures = [
  'sardine',
  'clownfish',
  'angelfish',
  'jellyfish',
  'turtle',
  'octopus',
  'shark',
  'dragon',
] as const;
export type Creature = (typeof creatures)[number];

/** The result of a shot. Plain data: it can be stored and sent again. */
export interface FishOutcome extends RoundOutcome {
  readonly creature: Creature;
  readonly isCaught: boolean;
}
