import { Router } from 'express';
import type { GameSession, RoundOutcome } from '../../world/ports/game-operator.ts';
import { type GamePorts, readStakedRound, refuse, type Spots } from './game.answers.ts';
import type { GamePage } from './game.page.ts';
import { gameRouter, sendResult, takeShown } from './game.router.ts';

/** A game whose rounds are settled at once: what differs from game to game. */
export interface RoundGame<Outcome extends RoundOutcome> extends GamePage, Spots {
  /** The page's data about the game, including the rules. */
  readonly opening: (session: GameSession) => object;
  /** How many past rounds the page gets, and their form; none if left out. */
  readonly history?: { readonly max: number; readonly shown: (outcome: Outcome) => object };
  /** Plays a round. Pure. */
  readonly play: (
    random: () => number,
    stakes: Readonly<Record<string, number>>,
    lines: number,
  ) => Outcome;
}

/**
 * The router of such a game on the vendor's own origin, framed by the portal (L6): `GET
 * /<game>/play?session=…&lang=…` and the page's calls. See `../README.md`.
 */
export function roundGameRouter<Outcome extends RoundOutcome>(
  game: RoundGame<Outcome>,
  ports: GamePorts,
): Router {
  const { rounds } = ports;
  const { opening, history, play } = game;
  const calls = Router();
  calls.post('/rounds', (request, response) => {
    const round = readStakedRound(request.body, game);
    if (!round) return refuse(response, 'bad_request');
    const settled = rounds.settle(round, (random, lines) => play(random, round.stakes, lines));
    sendResult(response, settled);
  });
  calls.post('/rounds/shown', takeShown(ports));
  const playedIn = (token: string) =>
    history
      ? rounds
          .rounds<Outcome>(token, history.max)
          .map(({ roundId, outcome }) => ({ roundId, ...history.shown(outcome) }))
      : [];
  const open = (session: GameSession, token: string) => ({
    ...opening(session),
    history: playedIn(token),
  });
  return gameRouter(game, ports, open, calls);
}

/** The spot and stake of a round with one spot. */
export function onlyStake(stakes: Readonly<Record<string, number>>): readonly [string, number] {
  return Object.entries(stakes)[0] ?? ['', 0];
}
