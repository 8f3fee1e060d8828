import { Router } from 'express';
import { type GamePorts, readRound, readStake, refuse } from '../games/game.answers.ts';
import { gameRouter, inSession, sendResult, takeShown } from '../games/game.router.ts';
import { returnOfKind } from '../returns.ts';
import { playSlot } from './slot.maths.ts';
import { slotLines, slotPays, slotScatterPays } from './slot.reels.ts';
import { type SlotSymbol, slotSymbols } from './slot.types.ts';

/** What `slotRouter` needs from the world around it. */
export interface SlotPorts extends GamePorts {
  /** Picture of a symbol, as SVG; dressed for a game where one is named. */
  readonly symbol: (name: SlotSymbol, look?: { seed: string; title: string }) => string;
}

const page = {
  title: 'Slot',
  icon: '/slot/symbols/seven.svg',
  styles: [
    '/games/browser/game.panel.css',
    '/slot/browser/slot.css',
    '/slot/browser/slot.guide.css',
  ],
  script: '/slot/browser/slot.js',
};

/** Names of games are not longer. */
const LONGEST_NAME = 80;

const returnToPlayer = returnOfKind('slot');

/** The rules of a game, readable before a stake (L5b); its lines return the same, however many. */
const rulesFor = (lines: number) => ({
  lines: slotLines.slice(0, lines),
  pays: slotPays,
  scatterPays: slotScatterPays,
  returnToPlayer,
});

/**
 * A slot game on the vendor's own origin, to be framed by the portal (L6):
 * `GET /slot/play?session=…&lang=…` and the calls of that page. See `../README.md`.
 */
export function slotRouter(ports: SlotPorts): Router {
  const { rounds } = ports;
  const calls = Router();

  calls.get(
    '/session',
    inSession(ports, (session) => ({ session, rules: rulesFor(session.lines) })),
  );

  calls.post('/rounds', (request, response) => {
    const round = readRound(request.body);
    const stake = round && 'stake' in round.body ? readStake(round.body.stake) : undefined;
    if (!round || stake === undefined) return refuse(response, 'bad_request');
    const { token, roundId } = round;
    sendResult(
      response,
      rounds.settle({ token, roundId, stakes: { spin: stake } }, (random, lines) =>
        playSlot(random, stake, lines),
      ),
    );
  });

  calls.post('/rounds/shown', takeShown(ports));

  const router = Router();
  router.get('/slot/symbols/:file', (request, response) => {
    const name = slotSymbols.find((symbol) => `${symbol}.svg` === request.params.file);
    if (name === undefined) return refuse(response, 'not_found');
    response.set({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' });
    response.type('image/svg+xml').send(ports.symbol(name, lookOf(request.query)));
  });
  const browser = new URL('./browser/', import.meta.url);
  return router.use(gameRouter({ path: '/slot', page, browser }, ports, calls));
}

/** The game that a symbol is asked for; any title is drawn, as long as it is one. */
function lookOf({ game, title }: Readonly<Record<string, unknown>>) {
  if (typeof game !== 'string' || typeof title !== 'string') return undefined;
  return { seed: game.slice(0, LONGEST_NAME), title: title.slice(0, LONGEST_NAME) };
}
