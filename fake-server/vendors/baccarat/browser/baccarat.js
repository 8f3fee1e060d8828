import {
  keepRound,
  newRoundId,
  readBalance,
  sendRound,
  tellShown,
  watchBalance,
} from '../../games/browser/game.calls.js';
import { startGame } from '../../games/browser/game.start.js';
import { createTable } from './baccarat.table.js';
import { textsFor } from './baccarat.texts.js';

/**
 * @import { BaccaratOutcome, BaccaratSpot, BaccaratStakes } from '../baccarat.types.ts'
 * @typedef {object} Rules
 * @property {number} decks
 * @property {Record<BaccaratSpot, number>} payouts on top of a stake, in hundredths of it
 * @property {Record<BaccaratSpot, number>} returns
 * @typedef {{ session: import('../../../world/ports/game-desk.ts').GameSession, rules: Rules,
 *   history: { roundId: string, outcome: BaccaratOutcome }[] }} Opening
 * @typedef {{ roundId: string, stakes: BaccaratStakes }} Round
 * @typedef {{ outcome: BaccaratOutcome, balance: number }} Settled
 * @typedef {{ kind: 'answered', answer: Settled }
 *   | { kind: 'refused', code: string, balance: number | undefined }
 *   | { kind: 'unanswered' }} RoundAnswer
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Pick<Opening, 'rules' | 'history'>>} game */
async function show({ token, language, opening, portal }) {
  /** @type {ReturnType<typeof keepRound<Round>>} */
  const openRound = keepRound('baccarat', token);
  // Another page of this game may have been left before its round was shown.
  const unfinished = openRound.read() ?? opening.session.unfinished;
  const table = createTable({
    texts: textsFor(language),
    opening,
    // Its cards come first, and what they bring afterwards.
    history: opening.history.filter(({ roundId }) => roundId !== unfinished?.roundId),
    portal,
    newRound: (stakes) => {
      const round = { roundId: newRoundId(), stakes };
      openRound.write(round);
      return round;
    },
    play: async (round) => {
      /** @type {Awaited<ReturnType<typeof sendRound<Settled>>>} */
      const sent = await sendRound('/baccarat/rounds', token, round);
      if (sent.kind !== 'refused') return sent;
      openRound.write(undefined);
      return {
        kind: 'refused',
        code: sent.code,
        balance: await readBalance('/baccarat', token),
      };
    },
    // The round is kept until its cards have been seen: a reload deals them again.
    seen: ({ roundId }) => {
      openRound.write(undefined);
      void tellShown('/baccarat', token, roundId);
    },
  });
  watchBalance('/baccarat', token, table.noteBalance);
  return {
    parts: table.parts,
    resume: () => {
      if (unfinished) void table.resume(unfinished);
    },
  };
}

void startGame('/baccarat', show);
