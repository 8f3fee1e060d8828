import type { Router } from 'express';
import type { GamePorts } from '../games/game.answers.ts';
import { onlyStake, type RoundGame, roundGameRouter } from '../games/round-game.ts';
import { returnOfKind } from '../returns.ts';
import { type CrashOutcome, MAX_TARGET, MIN_TARGET, playCrash } from './crash.maths.ts';

/** A stake names the cash-out multiple: `flight200` is 2.00. */
const targetOf = (spot: string) => Number(/^flight([1-9]\d{2,4})$/u.exec(spot)?.[1]);

/** A game of flights. */
const crash: RoundGame<CrashOutcome> = {
  name: 'crash',
  title: 'Crash',
  icon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#ffd66b" d="M13 3c4 1 6 4 6 8l-4 4-5-5zM9 12l3 3-5 5-3-3z"/></svg>`,
  styles: ['games/game.panel', 'games/game.choice', 'crash/crash'],
  opening: () => ({ rules: { returnToPlayer: returnOfKind('crash') } }),
  history: { max: 12, shown: ({ reached }) => ({ reached }) },
  isSpot: (spot) => targetOf(spot) >= MIN_TARGET && targetOf(spot) <= MAX_TARGET,
  isSingle: true,
  play: (random, stakes) => {
    const [spot, stake] = onlyStake(stakes);
    return playCrash(random, stake, targetOf(spot));
  },
};

/** Serves it. */
export const crashRouter = (ports: GamePorts): Router => roundGameRouter(crash, ports);
