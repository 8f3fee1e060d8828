import { Router } from 'express';
import type { GamePorts } from '../games/game.answers.ts';
import { gameRouter, inSession, takeShown, takeStakes } from '../games/game.router.ts';
import { returnOfKind } from '../returns.ts';
import { isSpot, playRoulette, wheel } from './roulette.maths.ts';
import type { RouletteOutcome } from './roulette.types.ts';

const page = {
  title: 'Roulette',
  icon: '/roulette/icon.svg',
  styles: [
    '/games/browser/game.felt.css',
    '/roulette/browser/roulette.css',
    '/roulette/browser/roulette.desk.css',
  ],
  script: '/roulette/browser/roulette.js',
};
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="12" cy="12" r="10" fill="#6b4423"/><circle cx="12" cy="12" r="7.5" fill="#c8102e"/><path fill="#16161c" d="M12 4.500a7.500 7.500 0 0 1 7.500 7.500H12z"/><circle cx="12" cy="12" r="3" fill="#ffd66b"/></svg>`;

/** The rules of the game, the same for every session: readable before a stake (L5b). */
const rules = { wheel, returnToPlayer: returnOfKind('roulette') };

/** Rounds that the table remembers for a player. */
const REMEMBERED = 20;

/**
 * A table of roulette with a single zero on the vendor's own origin, to be framed by the portal (L6):
 * `GET /roulette/play?session=…&lang=…` and the calls of that page. See `../README.md`.
 */
export function rouletteRouter(ports: GamePorts): Router {
  const { rounds } = ports;
  const calls = Router();

  calls.get(
    '/session',
    inSession(ports, (session, token) => {
      const played = rounds.rounds<RouletteOutcome>(token, REMEMBERED);
      return {
        session,
        rules,
        history: played.map(({ roundId, outcome }) => ({ roundId, pocket: outcome.pocket })),
      };
    }),
  );

  calls.post('/rounds', takeStakes(ports, isSpot, playRoulette));
  calls.post('/rounds/shown', takeShown(ports));

  const browser = new URL('./browser/', import.meta.url);
  return gameRouter({ path: '/roulette', page, browser, icon }, ports, calls);
}
