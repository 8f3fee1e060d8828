import { setTimeout as sleep } from 'node:timers/promises';
import express, {
  type ErrorRequestHandler,
  type RequestHandler,
  type Response,
  Router,
} from 'express';
import { browserFiles } from '../browser.files.ts';
import { playSlot } from './slot.maths.ts';
import { slotPage } from './slot.page.ts';
import { slotLines, slotPays, slotScatterPays } from './slot.reels.ts';
import { slotReturn } from './slot.return.ts';
import { type SlotRefusal, type SlotRounds, type SlotSymbol, slotSymbols } from './slot.types.ts';

/** What `slotRouter` needs from the world around it. */
export interface SlotPorts {
  readonly rounds: SlotRounds;
  /** Origins that may frame the game and hear its messages. Asked at each request. */
  readonly portalOrigins: () => readonly string[];
  /** Picture of a symbol, as SVG. */
  readonly symbol: (name: SlotSymbol) => string;
  /** Whether the vendor is down: then the page says so, and no round is played. Default: never. */
  readonly isDown?: () => boolean;
  /** How long each answer of the game takes, in milliseconds. Default 0. */
  readonly latencyMs?: () => number;
}

/** Codes of the answers that are no success. */
export type SlotErrorCode = SlotRefusal | 'bad_request' | 'vendor_down' | 'not_found';

const statusOf: Readonly<Record<SlotErrorCode, number>> = {
  bad_request: 400,
  session_expired: 401,
  insufficient_balance: 409,
  stake_out_of_range: 422,
  game_under_maintenance: 503,
  vendor_down: 503,
  not_found: 404,
};

const assetsFolder = new URL('./browser/', import.meta.url);
const tokenShape = /^[\w.~-]{1,512}$/;
const roundShape = /^[\w-]{8,64}$/;

/** The rules of the game, the same for every session: readable before a stake (L5b). */
const rules = {
  lines: slotLines,
  pays: slotPays,
  scatterPays: slotScatterPays,
  returnToPlayer: slotReturn(),
};

/**
 * A slot game on the vendor's own origin, to be framed by the portal (L6):
 * `GET /slot/play?session=…&lang=…` and the calls of that page. See `../README.md`.
 */
export function slotRouter(ports: SlotPorts): Router {
  const { rounds } = ports;
  const router = Router();

  const prepare: RequestHandler = async (_request, response, next) => {
    response.set({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' });
    const wait = ports.latencyMs?.() ?? 0;
    if (wait > 0) await sleep(wait, undefined, { ref: false });
    if (ports.isDown?.() === true) refuse(response, 'vendor_down');
    else next();
  };

  router.get('/slot/play', (request, response) => {
    const { lang } = request.query;
    const language = typeof lang === 'string' && /^en/i.test(lang) ? 'en' : 'pt-BR';
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy(ports.portalOrigins()),
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    response.type('html').send(slotPage(language, ports.portalOrigins()));
  });

  router.get('/slot/assets/:file', browserFiles(assetsFolder));

  router.get('/slot/symbols/:file', (request, response) => {
    const name = slotSymbols.find((symbol) => `${symbol}.svg` === request.params.file);
    if (name === undefined) return refuse(response, 'not_found');
    response.set({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' });
    response.type('image/svg+xml').send(ports.symbol(name));
  });

  router.get('/slot/session', prepare, (request, response) => {
    const { session: token } = request.query;
    if (typeof token !== 'string' || !tokenShape.test(token)) {
      return refuse(response, 'bad_request');
    }
    const session = rounds.session(token);
    if (!session) return refuse(response, 'session_expired');
    response.json({ ok: true, session, rules });
  });

  router.post(
    '/slot/rounds',
    prepare,
    express.json({ limit: '4kb' }),
    (request, response): void => {
      const round = readRound(request.body);
      if (!round) return refuse(response, 'bad_request');
      const result = rounds.settle(round, (random) => playSlot(random, round.stake));
      if (!result.ok) return refuse(response, result.code);
      response.json(result);
    },
  );

  router.use('/slot', badBody);
  return router;
}

function contentPolicy(portalOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${portalOrigins.length > 0 ? portalOrigins.join(' ') : "'none'"}`,
  ].join('; ');
}

function readRound(body: unknown): { token: string; roundId: string; stake: number } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('session' in body && 'roundId' in body && 'stake' in body)) return undefined;
  const { session: token, roundId, stake } = body;
  if (typeof token !== 'string' || !tokenShape.test(token)) return undefined;
  if (typeof roundId !== 'string' || !roundShape.test(roundId)) return undefined;
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake) || stake <= 0) return undefined;
  return { token, roundId, stake };
}

function refuse(response: Response, code: SlotErrorCode): void {
  response.status(statusOf[code]).json({ ok: false, code });
}

/** A body that is no JSON, or too large. */
const badBody: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status =
    typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  if (typeof status !== 'number' || status < 400 || status >= 500) {
    next(error);
    return;
  }
  response.status(status).json({ ok: false, code: 'bad_request' satisfies SlotErrorCode });
};
