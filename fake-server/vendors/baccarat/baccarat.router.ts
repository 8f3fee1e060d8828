import type { Router } from 'express';
import type { GamePorts } from '../games/game.answers.ts';
import { type RoundGame, roundGameRouter } from '../games/round-game.ts';
import { statedReturns } from '../stated-return.ts';
import { DECKS, payouts, playBaccarat } from './baccarat.maths.ts';
import { baccaratReturns } from './baccarat.return.ts';
import { type BaccaratOutcome, baccaratSpots } from './baccarat.types.ts';

const rules = { decks: DECKS, payouts, returns: statedReturns(baccaratReturns()) };

/** A table of baccarat (punto banco). */
const baccarat: RoundGame<BaccaratOutcome> = {
  name: 'baccarat',
  title: 'Baccarat',
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="4" y="2" width="16" height="20" rx="3" fill="#fff"/><path fill="#c8102e" d="M12 6l5 6-5 6-5-6z"/></svg>`,
  styles: ['games/game.felt', 'baccarat/baccarat', 'games/game.cards', 'baccarat/baccarat.cards'],
  opening: () => ({ rules }),
  history: { max: 60, shown: (outcome) => ({ outcome }) },
  isSpot: (name) => baccaratSpots.some((spot) => spot === name),
  play: playBaccarat,
};

/** Serves it. */
export const baccaratRouter = (ports: GamePorts): Router => roundGameRouter(baccarat, ports);
