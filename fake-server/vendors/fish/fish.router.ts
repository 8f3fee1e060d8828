import { Router } from 'express';
import { type GamePorts, readRound, readStake, refuse } from '../games/game.answers.ts';
import { gameRouter, inSession, sendResult, takeShown } from '../games/game.router.ts';
import { returnOfKind } from '../returns.ts';
import { chanceOf, creatureNamed, creatureOfTitle, multiples, shoot } from './fish.maths.ts';
import { type Creature, creatures, type FishOutcome } from './fish.types.ts';

/** What `fishRouter` needs from the world around it. */
interface FishPorts extends GamePorts {
  /** Draws a creature, as SVG. */
  readonly picture: (name: Creature) => string;
}

const page = {
  title: 'Fishing',
  icon: '/fish/pictures/clownfish.svg',
  styles: [
    '/games/browser/game.panel.css',
    '/games/browser/game.choice.css',
    '/fish/browser/fish.css',
  ],
  script: '/fish/browser/fish.js',
};

/** The rules of the game, the same for every session: readable before a stake (L5b). */
const rules = {
  returnToPlayer: returnOfKind('fish'),
  creatures: creatures.map((name) => ({
    name,
    multiple: multiples[name],
    chance: chanceOf(name),
  })),
};

/** Shots that the page remembers for a player. */
const REMEMBERED = 12;

/**
 * A shooting game at sea on the vendor's own origin, to be framed by the portal (L6):
 * `GET /fish/play?session=…&lang=…` and the calls of that page. See `../README.md`.
 */
export function fishRouter(ports: FishPorts): Router {
  const { rounds } = ports;
  const calls = Router();

  calls.get(
    '/session',
    inSession(ports, (session, token) => {
      const played = rounds.rounds<FishOutcome>(token, REMEMBERED);
      return {
        session,
        rules,
        target: creatureOfTitle(session.title),
        history: played.map(({ roundId, outcome }) => ({ roundId, win: outcome.win })),
      };
    }),
  );

  calls.post('/rounds', (request, response) => {
    const round = readRound(request.body);
    if (!round || !('stake' in round.body && 'creature' in round.body)) {
      return refuse(response, 'bad_request');
    }
    const stake = readStake(round.body.stake);
    const creature = creatureNamed(round.body.creature);
    if (stake === undefined || creature === undefined) return refuse(response, 'bad_request');
    const { token, roundId } = round;
    sendResult(
      response,
      rounds.settle({ token, roundId, stakes: { [creature]: stake } }, (random) =>
        shoot(random, stake, creature),
      ),
    );
  });

  calls.post('/rounds/shown', takeShown(ports));

  const router = Router();
  router.get('/fish/pictures/:file', (request, response) => {
    const name = creatures.find((creature) => `${creature}.svg` === request.params.file);
    if (name === undefined) return refuse(response, 'not_found');
    response.set({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' });
    response.type('image/svg+xml').send(ports.picture(name));
  });
  const browser = new URL('./browser/', import.meta.url);
  return router.use(gameRouter({ path: '/fish', page, browser }, ports, calls));
}
