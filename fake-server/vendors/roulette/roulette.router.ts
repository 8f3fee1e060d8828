import type { Router } from 'express';
import type { GamePorts } from '../games/game.answers.ts';
import { type RoundGame, roundGameRouter } from '../games/round-game.ts';
import { returnOfKind } from '../returns.ts';
import { isSpot, playRoulette, wheel } from './roulette.maths.ts';
import type { RouletteOutcome } from './roulette.types.ts';

/** A table of roulette with a single zero. */
const roulette: RoundGame<RouletteOutcome> = {
  name: 'roulette',
  title: 'Roulette',
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#6b4423"/><circle cx="12" cy="12" r="7.5" fill="#c8102e"/><path fill="#16161c" d="M12 4.500a7.500 7.500 0 0 1 7.500 7.500H12z"/><circle cx="12" cy="12" r="3" fill="#ffd66b"/></svg>`,
  styles: ['games/game.felt', 'roulette/roulette', 'roulette/roulette.desk'],
  opening: () => ({ rules: { wheel, returnToPlayer: returnOfKind('roulette') } }),
  history: { max: 20, shown: ({ pocket }) => ({ pocket }) },
  isSpot,
  play: playRoulette,
};

/** Serves it. */
export const rouletteRouter = (ports: GamePorts): Router => roundGameRouter(roulette, ports);
