import { Router } from 'express';
import { type GamePorts, readRound, readStake, refuse } from '../games/game.answers.ts';
import { gameRouter, inSession, sendResult, takeShown } from '../games/game.router.ts';
import { DECKS, payouts, playBaccarat } from './baccarat.maths.ts';
import { baccaratReturns } from './baccarat.return.ts';
import {
  type BaccaratOutcome,
  type BaccaratSpot,
  type BaccaratStakes,
  baccaratSpots,
} from './baccarat.types.ts';

const page = {
  title: 'Baccarat',
  icon: '/baccarat/icon.svg',
  styles: [
    '/baccarat/browser/baccarat.desk.css',
    '/baccarat/browser/baccarat.css',
    '/baccarat/browser/baccarat.cards.css',
  ],
  script: '/baccarat/browser/baccarat.js',
};
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect x="4" y="2" width="16" height="20" rx="3" fill="#fff"/><path fill="#c8102e" d="M12 6l5 6-5 6-5-6z"/></svg>`;

/** The rules of the game, the same for every session: readable before a stake (L5b). */
const rules = { decks: DECKS, payouts, returns: baccaratReturns() };

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

  calls.post('/rounds', (request, response) => {
    const round = readRound(request.body);
    const stakes = round && 'stakes' in round.body ? readStakes(round.body.stakes) : undefined;
    if (!round || !stakes) return refuse(response, 'bad_request');
    const { token, roundId } = round;
    sendResult(
      response,
      rounds.settle({ token, roundId, stakes }, (random) => playBaccarat(random, stakes)),
    );
  });

  calls.post('/rounds/shown', takeShown(ports));

  const browser = new URL('./browser/', import.meta.url);
  return gameRouter({ path: '/baccarat', page, browser, icon }, ports, calls);
}

/** At least one spot, each that is named with a stake; undefined for anything else. */
function readStakes(value: unknown): (Record<string, number> & BaccaratStakes) | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const stakes: Partial<Record<BaccaratSpot, number>> = {};
  for (const [name, amount] of Object.entries(value)) {
    const spot = baccaratSpots.find((known) => known === name);
    const stake = readStake(amount);
    if (spot === undefined || stake === undefined) return undefined;
    stakes[spot] = stake;
  }
  return Object.keys(stakes).length > 0 ? stakes : undefined;
}
