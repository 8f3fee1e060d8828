import { watchBalance } from '../../games/browser/game.calls.js';
import { connectRounds } from '../../games/browser/game.rounds.js';
import { startGame } from '../../games/browser/game.start.js';
import { createTable } from './roulette.table.js';
import { textsFor } from './roulette.texts.js';

/**
 * @import { FeltBet } from '../../games/browser/game.felt.js'
 * @import { RouletteOutcome } from '../roulette.types.ts'
 * @typedef {{ rules: { wheel: number[], returnToPlayer: number },
 *   history: { roundId: string, pocket: number }[] }} Opening
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Opening>} game */
async function show({ token, language, opening, portal }) {
  /** @type {ReturnType<typeof connectRounds<FeltBet, RouletteOutcome>>} */
  const rounds = connectRounds('roulette', token, opening.session.unfinished);
  const { unfinished } = rounds;
  const table = createTable({
    texts: textsFor(language),
    opening,
    // Its number comes when the wheel has turned once more.
    history: opening.history
      .filter(({ roundId }) => roundId !== unfinished?.roundId)
      .map(({ pocket }) => pocket),
    portal,
    rounds,
  });
  watchBalance('/roulette', token, table.noteBalance);
  return table;
}

void startGame('/roulette', show);
