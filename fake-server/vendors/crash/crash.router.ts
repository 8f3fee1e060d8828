import { Router } from 'express';
import { type GamePorts, readRound, readStake, refuse } from '../games/game.answers.ts';
import { gameRouter, inSession, sendResult, takeShown } from '../games/game.router.ts';
import { returnOfKind } from '../returns.ts';
import { type CrashOutcome, LEAST_TARGET, MOST_TARGET, playCrash } from './crash.maths.ts';

const page = {
  title: 'Crash',
  icon: '/crash/icon.svg',
  styles: [
    '/games/browser/game.panel.css',
    '/games/browser/game.choice.css',
    '/crash/browser/crash.css',
  ],
  script: '/crash/browser/crash.js',
};
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#ffd66b" d="M13 3c4 1 6 4 6 8l-4 4-5-5zM9 12l3 3-5 5-3-3z"/></svg>`;

/** The rules of the game, the same for every session: readable before a stake (L5b). */
const rules = {
  returnToPlayer: returnOfKind('crash'),
  leastTarget: LEAST_TARGET,
  mostTarget: MOST_TARGET,
};

/** Flights that the page remembers for a player. */
const REMEMBERED = 12;

/**
 * A game of flights on the vendor's own origin, to be framed by the portal (L6):
 * `GET /crash/play?session=…&lang=…` and the calls of that page. See `../README.md`.
 */
export function crashRouter(ports: GamePorts): Router {
  const { rounds } = ports;
  const calls = Router();

  calls.get(
    '/session',
    inSession(ports, (session, token) => {
      const played = rounds.rounds<CrashOutcome>(token, REMEMBERED);
      return {
        session,
        rules,
        history: played.map(({ roundId, outcome }) => ({ roundId, reached: outcome.reached })),
      };
    }),
  );

  calls.post('/rounds', (request, response) => {
    const round = readRound(request.body);
    if (!round || !('stake' in round.body && 'target' in round.body)) {
      return refuse(response, 'bad_request');
    }
    const stake = readStake(round.body.stake);
    const target = readStake(round.body.target);
    if (stake === undefined || target === undefined) return refuse(response, 'bad_request');
    if (target < LEAST_TARGET || target > MOST_TARGET) return refuse(response, 'bad_request');
    const { token, roundId } = round;
    sendResult(
      response,
      rounds.settle({ token, roundId, stakes: { [`flight${target}`]: stake } }, (random) =>
        playCrash(random, stake, target),
      ),
    );
  });

  calls.post('/rounds/shown', takeShown(ports));

  const browser = new URL('./browser/', import.meta.url);
  return gameRouter({ path: '/crash', page, browser, icon }, ports, calls);
}
