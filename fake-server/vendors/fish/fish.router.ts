import type { Router } from 'express';
import type { GamePorts } from '../games/game.answers.ts';
import { picturesRouter } from '../games/game.router.ts';
import { onlyStake, type RoundGame, roundGameRouter } from '../games/round-game.ts';
import { returnOfKind } from '../returns.ts';
import { chanceOf, creatureNamed, creatureOfTitle, multiples, shoot } from './fish.maths.ts';
import { type Creature, creatures, type FishOutcome } from './fish.types.ts';

/** What `fishRouter` needs from outside. */
interface FishPorts extends GamePorts {
  /** Draws a creature, as SVG. */
  readonly picture: (name: Creature) => string;
}

/** A fish shooting game; a shot is staked on its target. */
const fish: RoundGame<FishOutcome> = {
  name: 'fish',
  title: 'Fishing',
  icon: '/fish/pictures/clownfish.svg',
  styles: ['games/game.panel', 'games/game.choice', 'fish/fish'],
  opening: ({ title }) => ({
    rules: {
      returnToPlayer: returnOfKind('fish'),
      creatures: creatures.map((name) => ({
        name,
        multiple: multiples[name],
        chance: chanceOf(name),
      })),
    },
    target: creatureOfTitle(title),
  }),
  history: { max: 12, shown: ({ win }) => ({ win }) },
  isSpot: (spot) => creatureNamed(spot) !== undefined,
  isSingle: true,
  play: (random, stakes) => {
    const [spot, stake] = onlyStake(stakes);
    return shoot(random, stake, creatureNamed(spot) ?? 'sardine');
  },
};

/** Serves it, with the pictures of its creatures. */
export const fishRouter = (ports: FishPorts): Router =>
  picturesRouter('/fish/pictures', creatures, ports.picture).use(roundGameRouter(fish, ports));
