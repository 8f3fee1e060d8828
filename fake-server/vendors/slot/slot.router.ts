import type { Router } from 'express';
import type { GamePorts } from '../games/game.answers.ts';
import { picturesRouter } from '../games/game.router.ts';
import { onlyStake, type RoundGame, roundGameRouter } from '../games/round-game.ts';
import { returnOfKind } from '../returns.ts';
import { playSlot } from './slot.maths.ts';
import { slotLines, slotPays, slotScatterPays } from './slot.reels.ts';
import { type SlotOutcome, type SlotSymbol, slotSymbols } from './slot.types.ts';

/** What `slotRouter` needs from outside. */
export interface SlotPorts extends GamePorts {
  /** Picture of a symbol, as SVG; themed if a game is named. */
  readonly symbol: (name: SlotSymbol, look?: { seed: string; title: string }) => string;
}

/** Longest name of a game. */
const LONGEST_NAME = 80;

const returnToPlayer = returnOfKind('slot');

/** A slot; the return does not depend on its number of lines. */
const slot: RoundGame<SlotOutcome> = {
  name: 'slot',
  title: 'Slot',
  icon: '/slot/symbols/seven.svg',
  styles: ['games/game.panel', 'slot/slot', 'slot/slot.guide'],
  opening: ({ lines }) => ({
    rules: {
      lines: slotLines.slice(0, lines),
      pays: slotPays,
      scatterPays: slotScatterPays,
      returnToPlayer,
    },
  }),
  isSpot: (name) => name === 'spin',
  play: (random, stakes, lines) => playSlot(random, onlyStake(stakes)[1], lines),
};

/** Serves it, with the pictures of its symbols. */
export const slotRouter = (ports: SlotPorts): Router =>
  picturesRouter('/slot/symbols', slotSymbols, (name, query) =>
    ports.symbol(name, lookOf(query)),
  ).use(roundGameRouter(slot, ports));

/** The game of a symbol; any valid title is drawn. */
function lookOf({ game, title }: Readonly<Record<string, unknown>>) {
  if (typeof game !== 'string' || typeof title !== 'string') return undefined;
  return { seed: game.slice(0, LONGEST_NAME), title: title.slice(0, LONGEST_NAME) };
}
