import { type Creature, creatures, type FishOutcome } from './fish.types.ts';

/** The average return on every shot, whatever the target (L5b). */
export const FISH_RETURN = 0.96;

/** Multiple of the stake for a catch. */
export const multiples: Readonly<Record<Creature, number>> = {
  sardine: 2,
  clownfish: 3,
  angelfish: 5,
  jellyfish: 8,
  turtle: 15,
  octopus: 25,
  shark: 40,
  dragon: 100,
};

/** Probability that a shot is a catch. */
export function chanceOf(creature: Creature): number {
  return FISH_RETURN / multiples[creature];
}

/** The creature of that name; undefined if none. */
export function creatureNamed(name: unknown): Creature | undefined {
  return creatures.find((known) => known === name);
}

/**
 * Shoots once. Pure: the same random number gives the same shot.
 *
 * @param random uniform in [0, 1), drawn once
 * @param stake a positive whole number of minor units
 */
export function shoot(random: () => number, stake: number, creature: Creature): FishOutcome {
  const isCaught = random() < chanceOf(creature);
  return { creature, isCaught, stake, win: isCaught ? stake * multiples[creature] : 0 };
}

/** Words of titles that name a creature. */
const wordsOf: Readonly<Partial<Record<Creature, RegExp>>> = {
  shark: /shark|tubar[aã]o/iu,
  octopus: /octopus|polvo|kraken/iu,
  turtle: /turtle|tartaruga/iu,
  dragon: /dragon|drag[aã]o/iu,
};

/** The creature in a title; the smallest if there is none. */
export function creatureOfTitle(title: string): Creature {
  return creatures.find((creature) => wordsOf[creature]?.test(title)) ?? 'sardine';
}
