import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { requestErrorStatus } from '../../http/request-errors.ts';
import type { GameOperator, RoundRefusal, RoundRequest } from '../../world/ports/game-operator.ts';

/** What the router of any game needs from outside. */
export interface GamePorts {
  readonly rounds: GameOperator;
  /** Origins that may frame the game and hear its messages. Asked at each request. */
  readonly portalOrigins: () => readonly string[];
  /** Whether the vendor is down: then the page says so, and no round is played. Default: never. */
  readonly isDown?: () => boolean;
  /** Delay of each answer, in milliseconds. Default 0. */
  readonly latencyMs?: () => number;
}

/** Codes of unsuccessful answers. */
export type GameErrorCode =
  | RoundRefusal
  | 'bad_request'
  | 'vendor_down'
  | 'not_found'
  | 'odds_changed'
  | 'market_closed'
  | 'draw_closed'
  | 'numbers_invalid';

const statusOf: Readonly<Record<GameErrorCode, number>> = {
  bad_request: 400,
  session_expired: 401,
  insufficient_balance: 409,
  odds_changed: 409,
  market_closed: 409,
  draw_closed: 409,
  stake_out_of_range: 422,
  limit_reached: 422,
  play_stopped: 403,
  numbers_invalid: 422,
  game_under_maintenance: 503,
  vendor_down: 503,
  not_found: 404,
};

const tokenShape = /^[\w.~-]{1,512}$/;
const roundShape = /^[\w-]{8,64}$/;

/** Answers `{ ok: false, code, … }` with the code's status. */
export function refuse(response: Response, code: GameErrorCode, details: object = {}): void {
  response.status(statusOf[code]).json({ ok: false, code, ...details });
}

/** Before every call of a game: no caching, and a vendor that is down says so. */
export function prepareAnswer({ isDown, latencyMs }: GamePorts): RequestHandler {
  return async (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    const wait = latencyMs?.() ?? 0;
    if (wait > 0) await sleep(wait, undefined, { ref: false });
    if (isDown?.() === true) refuse(response, 'vendor_down');
    else next();
  };
}

/** A session token; undefined if malformed. */
export function readToken(value: unknown): string | undefined {
  return typeof value === 'string' && tokenShape.test(value) ? value : undefined;
}

/** The fields of every round: session, round id, and the body's further fields. */
export function readRound(
  body: unknown,
): { token: string; roundId: string; body: object } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('session' in body && 'roundId' in body)) return undefined;
  const token = readToken(body.session);
  const { roundId } = body;
  if (token === undefined || typeof roundId !== 'string' || !roundShape.test(roundId)) {
    return undefined;
  }
  return { token, roundId, body };
}

/** A stake in minor units; undefined unless a positive whole number. */
export function readStake(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** The spots of a round. */
export interface Spots {
  readonly isSpot: (name: string) => boolean;
  /** A round is staked on exactly one. */
  readonly isSingle?: boolean;
}

/** A round with stakes on at least one spot; undefined if invalid. */
export function readStakedRound(
  body: unknown,
  { isSpot, isSingle = false }: Spots,
): RoundRequest | undefined {
  const round = readRound(body);
  if (!round || !('stakes' in round.body)) return undefined;
  const { token, roundId } = round;
  const { stakes: value } = round.body;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const stakes: Record<string, number> = {};
  for (const [name, amount] of Object.entries(value)) {
    const stake = readStake(amount);
    if (!isSpot(name) || stake === undefined) return undefined;
    stakes[name] = stake;
  }
  const count = Object.keys(stakes).length;
  return count === 0 || (isSingle && count > 1) ? undefined : { token, roundId, stakes };
}

/** An invalid JSON body, or one that is too large. */
export const refuseBadBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = requestErrorStatus(error);
  if (status === undefined) return next(error);
  response.status(status).json({ ok: false, code: 'bad_request' satisfies GameErrorCode });
};
