import { watchBalance } from '../../games/browser/game.calls.js';
import { startGame } from '../../games/browser/game.start.js';
import { connectHands } from './card-room.calls.js';
import { createTable } from './card-room.table.js';
import { textsFor } from './card-room.texts.js';

/**
 * @typedef {object} Rules
 * @property {number} returnToPlayer
 * @property {number} rake
 * @property {number} leastHighCard the rank with which the others go in, ace being 14
 * @property {number} decisionMinutes
 * @typedef {{ rules: Rules, people: string[],
 *   history: { roundId: string, stake: number, win: number }[] }} Opening
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Opening>} game */
async function show({ token, language, opening, portal }) {
  const { unfinished: left } = opening.session;
  const ante = left?.stakes['ante'];
  const hands = connectHands(
    token,
    left && ante ? { roundId: left.roundId, stake: ante } : undefined,
  );
  const { unfinished } = hands;
  const table = createTable({
    texts: textsFor(language),
    opening,
    history: opening.history.filter(({ roundId }) => roundId !== unfinished?.roundId),
    portal,
    hands,
  });
  watchBalance('/card-room', token, table.noteBalance);
  return table;
}

void startGame('/card-room', show);
