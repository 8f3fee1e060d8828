import express, { type RequestHandler, type Response, Router } from 'express';
import { browserFiles } from '../../http/browser-files.ts';
import type { GameSession, SettleResult } from '../../world/ports/game-operator.ts';
import {
  type GamePorts,
  prepareAnswer,
  readRound,
  readToken,
  refuse,
  refuseBadBody,
} from './game.answers.ts';
import { type GamePage, sendPicture, servePage } from './game.page.ts';

/** Shared files of all game pages: `/games/browser/<file>`. */
export function gameAssetsRouter(): Router {
  const router = Router();
  router.get('/games/browser/:file', browserFiles(new URL('./browser/', import.meta.url)));
  return router;
}

/** Answers a request of a session; undefined if there is no answer. */
type Answer = (
  session: GameSession,
  token: string,
  query: Readonly<Record<string, unknown>>,
) => object | undefined;

/**
 * A game on the vendor's own origin: its page, which only the portal may frame, the page's files,
 * and its calls, below the game's own path. See `../README.md`.
 *
 * @param opening the page's first data, including the rules: they are read before a stake (L5b)
 * @param calls the page's further calls
 */
export function gameRouter(
  page: GamePage,
  ports: GamePorts,
  opening: Answer,
  calls: Router,
): Router {
  const { name, icon } = page;
  const browser = new URL(`../${name}/browser/`, import.meta.url);
  const router = Router();
  router.get(`/${name}/play`, servePage(page, ports.portalOrigins));
  router.get(`/${name}/browser/:file`, browserFiles(browser));
  if (!icon.startsWith('/')) {
    router.get(`/${name}/icon.svg`, (_request, response) => sendPicture(response, icon));
  }
  calls.get(
    '/session',
    inSession(ports, (session, ...rest) => ({ session, ...opening(session, ...rest) })),
  );
  const json = express.json({ limit: '4kb' });
  return router.use(`/${name}`, prepareAnswer(ports), json, calls, refuseBadBody);
}

/** The pictures of a game, at `<path>/<name>.svg`. */
export function picturesRouter<Name extends string>(
  path: string,
  names: readonly Name[],
  draw: (name: Name, query: Readonly<Record<string, unknown>>) => string,
): Router {
  return Router().get(`${path}/:file`, ({ params, query }, response) => {
    const name = names.find((known) => `${known}.svg` === params['file']);
    if (name === undefined) refuse(response, 'not_found');
    else sendPicture(response, draw(name, query));
  });
}

/** Answers a request of a session; `answer` returns undefined if there is none. */
export function inSession({ rounds }: GamePorts, answer: Answer): RequestHandler {
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

/** Sends the page the result of a round or a bet. */
export function sendResult(response: Response, result: SettleResult<unknown>): void {
  if (result.ok) response.json(result);
  else refuse(response, result.code);
}

/**
 * `POST /<game>/rounds/shown`: the player has seen how a round ended. Until then it is unfinished,
 * and the next page of this game shows it (L5a).
 */
export function takeShown({ rounds }: GamePorts): RequestHandler {
  return (request, response) => {
    const round = readRound(request.body);
    if (!round) return refuse(response, 'bad_request');
    rounds.shown(round.token, round.roundId);
    response.json({ ok: true });
  };
}
