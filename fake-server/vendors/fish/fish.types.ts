import type { RoundOutcome } from '../../world/ports/game-operator.ts';

/** What swims in the sea, from the smallest to the largest. */
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

/** What a shot gave. Plain data: it can be stored and sent again. */
export interface FishOutcome extends RoundOutcome {
  readonly creature: Creature;
  readonly isCaught: boolean;
}
