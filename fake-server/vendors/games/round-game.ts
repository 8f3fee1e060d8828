import { Router } from 'express';
import type { GameSession, RoundOutcome } from '../../world/ports/game-operator.ts';
import { type GamePorts, readStakedRound, refuse, type Spots } from './game.answers.ts';
import type { GamePage } from './game.page.ts';
import { gameRouter, sendResult, takeShown } from './game.router.ts';

/** A game whose rounds are settled at once: all that one differs in from another. */
export interface RoundGame<Outcome extends RoundOutcome> extends GamePage, Spots {
  /** What its page is told of the game, the rules among it. */
  readonly opening: (session: GameSession) => object;
  /** How many of the player's last rounds the page is told, and what of each; left out for none. */
  readonly history?: { readonly max: number; readonly shown: (outcome: Outcome) => object };
  /** Plays a round. Pure. */
  readonly play: (
    random: () => number,
    stakes: Readonly<Record<string, number>>,
    lines: number,
  ) => Outcome;
}

/**
 * The router of such a game on the vendor's own origin, to be framed by the portal (L6):
 * `GET /<game>/play?session=…&lang=…` and the calls of that page. See `../README.md`.
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

/** The spot and the stake of a round that is staked on one alone. */
export function onlyStake(stakes: Readonly<Record<string, number>>): readonly [string, number] {
  return Object.entries(stakes)[0] ?? ['', 0];
}
