import { watchBalance } from '../../games/browser/game.calls.js';
import { connectRounds } from '../../games/browser/game.rounds.js';
import { startGame } from '../../games/browser/game.start.js';
import { createTable } from './baccarat.table.js';
import { textsFor } from './baccarat.texts.js';

/**
 * @import { FeltBet } from '../../games/browser/game.felt.js'
 * @import { BaccaratOutcome, BaccaratSpot } from '../baccarat.types.ts'
 * @typedef {object} Rules
 * @property {number} decks
 * @property {Record<BaccaratSpot, number>} payouts on top of a stake, in hundredths of it
 * @property {Record<BaccaratSpot, number>} returns
 * @typedef {{ rules: Rules, history: { roundId: string, outcome: BaccaratOutcome }[] }} Opening
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Opening>} game */
async function show({ token, language, opening, portal }) {
  /** @type {ReturnType<typeof connectRounds<FeltBet, BaccaratOutcome>>} */
  const rounds = connectRounds('baccarat', token, opening.session.unfinished);
  const { unfinished } = rounds;
  const table = createTable({
    texts: textsFor(language),
    opening,
    // Its cards come first, and what they bring afterwards.
    history: opening.history
      .filter(({ roundId }) => roundId !== unfinished?.roundId)
      .map(({ outcome }) => outcome),
    portal,
    rounds,
  });
  watchBalance('/baccarat', token, table.noteBalance);
  return table;
}

void startGame('/baccarat', show);
