import express, { type RequestHandler, type Response, Router } from 'express';
import { browserFiles } from '../../http/browser-files.ts';
import type { GameSession, RoundOutcome, SettleResult } from '../../world/ports/game-desk.ts';
import {
  type GamePorts,
  prepareAnswer,
  readRound,
  readStakes,
  readToken,
  refuse,
  refuseBadBody,
} from './game.answers.ts';
import { type GamePage, serveIcon, servePage } from './game.page.ts';

/** Where a game lies, and what of it can be asked for without a session. */
interface GameParts {
  /** Path of everything of the game, as `/slot`. */
  readonly path: string;
  readonly page: GamePage;
  /** The folder of what the page loads. */
  readonly browser: URL;
  /** The game's own icon, as SVG; left out where the page names another picture. */
  readonly icon?: string;
}

/** What the pages of all games share: `/games/browser/<file>`. */
export function gameAssetsRouter(): Router {
  const router = Router();
  router.get('/games/browser/:file', browserFiles(new URL('./browser/', import.meta.url)));
  return router;
}

/**
 * A game on the vendor's own origin: its page, which the portal alone may frame, the page's files,
 * and the calls of the page, at paths within the game's own. See `../README.md`.
 */
export function gameRouter(
  { path, page, browser, icon }: GameParts,
  ports: GamePorts,
  calls: Router,
): Router {
  const router = Router();
  router.get(`${path}/play`, servePage(page, ports.portalOrigins));
  router.get(`${path}/browser/:file`, browserFiles(browser));
  if (icon !== undefined) router.get(`${path}/icon.svg`, serveIcon(icon));
  router.use(path, prepareAnswer(ports), express.json({ limit: '4kb' }), calls, refuseBadBody);
  return router;
}

/** Answers what is asked in a session; `answer` gives nothing for a question that has no answer. */
export function inSession(
  { rounds }: GamePorts,
  answer: (
    session: GameSession,
    token: string,
    query: Readonly<Record<string, unknown>>,
  ) => object | undefined,
): RequestHandler {
  return ({ query }, response) => {
    const token = readToken(query['session']);
    if (token === undefined) return refuse(response, 'bad_request');
    const session = rounds.session(token);
    if (!session) return refuse(response, 'session_expired');
    const answered = answer(session, token, query);
    if (!answered) return refuse(response, 'bad_request');
    response.json({ ok: true, ...answered });
  };
}

/** Tells the page what became of a round or a bet. */
export function sendResult(response: Response, result: SettleResult<unknown>): void {
  if (result.ok) response.json(result);
  else refuse(response, result.code);
}

/** `POST /<game>/rounds` of a table: plays a round in which one or more spots are staked on. */
export function takeStakes(
  { rounds }: GamePorts,
  isSpot: (name: string) => boolean,
  play: (random: () => number, stakes: Readonly<Record<string, number>>) => RoundOutcome,
): RequestHandler {
  return (request, response) => {
    const round = readRound(request.body);
    const stakes =
      round && 'stakes' in round.body ? readStakes(round.body.stakes, isSpot) : undefined;
    if (!round || !stakes) return refuse(response, 'bad_request');
    const { token, roundId } = round;
    sendResult(
      response,
      rounds.settle({ token, roundId, stakes }, (random) => play(random, stakes)),
    );
  };
}

/**
 * `POST /<game>/rounds/shown`: the player has seen how a round ended. Until then it counts as
 * unfinished, and the next page of this game shows it (L5a).
 */
export function takeShown({ rounds }: GamePorts): RequestHandler {
  return (request, response) => {
    const round = readRound(request.body);
    if (!round) return refuse(response, 'bad_request');
    rounds.shown(round.token, round.roundId);
    response.json({ ok: true });
  };
}
