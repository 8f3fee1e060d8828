import { Router } from 'express';
import type { GamePorts } from '../games/game.answers.ts';
import { gameRouter, inSession, takeShown, takeStakes } from '../games/game.router.ts';
import { statedReturns } from '../stated-return.ts';
import { DECKS, payouts, playBaccarat } from './baccarat.maths.ts';
import { baccaratReturns } from './baccarat.return.ts';
import { type BaccaratOutcome, baccaratSpots } from './baccarat.types.ts';

const page = {
  title: 'Baccarat',
  icon: '/baccarat/icon.svg',
  styles: [
    '/games/browser/game.felt.css',
    '/baccarat/browser/baccarat.css',
    '/games/browser/game.cards.css',
    '/baccarat/browser/baccarat.cards.css',
  ],
  script: '/baccarat/browser/baccarat.js',
};
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="4" y="2" width="16" height="20" rx="3" fill="#fff"/><path fill="#c8102e" d="M12 6l5 6-5 6-5-6z"/></svg>`;

/** The rules of the game, the same for every session: readable before a stake (L5b). */
const rules = { decks: DECKS, payouts, returns: statedReturns(baccaratReturns()) };

const isSpot = (name: string) => baccaratSpots.some((spot) => spot === name);

/** Rounds that the table remembers for a player. */
const REMEMBERED = 60;

/**
 * A table of baccarat (punto banco) on the vendor's own origin, to be framed by the portal (L6):
 * `GET /baccarat/play?session=…&lang=…` and the calls of that page. See `../README.md`.
 */
export function baccaratRouter(ports: GamePorts): Router {
  const { rounds } = ports;
  const calls = Router();

  calls.get(
    '/session',
    inSession(ports, (session, token) => {
      const played = rounds.rounds<BaccaratOutcome>(token, REMEMBERED);
      return {
        session,
        rules,
        history: played.map(({ roundId, outcome }) => ({ roundId, outcome })),
      };
    }),
  );

  calls.post('/rounds', takeStakes(ports, isSpot, playBaccarat));
  calls.post('/rounds/shown', takeShown(ports));

  const browser = new URL('./browser/', import.meta.url);
  return gameRouter({ path: '/baccarat', page, browser, icon }, ports, calls);
}
