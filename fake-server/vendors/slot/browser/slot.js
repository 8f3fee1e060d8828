import { watchBalance } from '../../games/browser/game.calls.js';
import { connectRounds } from '../../games/browser/game.rounds.js';
import { startGame } from '../../games/browser/game.start.js';
import { dressSymbols, loadSymbols } from './slot.symbols.js';
import { createTable } from './slot.table.js';
import { textsFor } from './slot.texts.js';

/**
 * @import { SlotOutcome, SlotSymbol } from '../slot.types.ts'
 * @typedef {{ stake: number }} Bet
 * @typedef {object} Rules
 * @property {number[][]} lines
 * @property {Record<Exclude<SlotSymbol, 'scatter'>, [number, number, number]>} pays
 * @property {[number, number, number]} scatterPays
 * @property {number} returnToPlayer
 * @typedef {{ rules: Rules }} Opening
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Opening>} game */
async function show({ token, language, opening, portal }) {
  const { unfinished: left } = opening.session;
  /** @type {ReturnType<typeof connectRounds<Bet, SlotOutcome>>} */
  const rounds = connectRounds(
    'slot',
    token,
    left && { roundId: left.roundId, stake: left.stakes['spin'] ?? 0 },
  );
  dressSymbols(opening.session);
  await loadSymbols();
  const table = createTable({ texts: textsFor(language), opening, portal, rounds });
  watchBalance('/slot', token, table.noteBalance);
  return table;
}

void startGame('/slot', show);
