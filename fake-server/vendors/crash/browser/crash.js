import { watchBalance } from '../../games/browser/game.calls.js';
import { connectRounds } from '../../games/browser/game.rounds.js';
import { startGame } from '../../games/browser/game.start.js';
import { createTable } from './crash.table.js';
import { textsFor } from './crash.texts.js';

/**
 * @import { CrashOutcome } from '../crash.maths.ts'
 * @typedef {{ stake: number, target: number }} Bet
 * @typedef {{ rules: { returnToPlayer: number, leastTarget: number, mostTarget: number },
 *   history: { roundId: string, reached: number }[] }} Opening
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Opening>} game */
async function show({ token, language, opening, portal }) {
  const { unfinished: left } = opening.session;
  const bets = Object.entries(left?.stakes ?? {}).map(([spot, stake]) => ({
    stake,
    target: Number(spot.replace('flight', '')),
  }));
  const [bet] = bets;
  /** @type {ReturnType<typeof connectRounds<Bet, CrashOutcome>>} */
  const rounds = connectRounds('crash', token, left && bet && { roundId: left.roundId, ...bet });
  const { unfinished } = rounds;
  const table = createTable({
    texts: textsFor(language),
    opening,
    history: opening.history
      .filter(({ roundId }) => roundId !== unfinished?.roundId)
      .map(({ reached }) => reached),
    portal,
    rounds,
  });
  watchBalance('/crash', token, table.noteBalance);
  return table;
}

void startGame('/crash', show);
