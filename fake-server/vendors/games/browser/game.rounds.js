import { keepRound, newRoundId, readBalance, sendRound, tellShown } from './game.calls.js';

/**
 * @typedef {{ stakes: Readonly<Record<string, number>> }} Bet minor units, by what is staked on
 * @typedef {Bet & { roundId: string }} Round
 */

/**
 * @template Outcome
 * @typedef {{ kind: 'answered', answer: { outcome: Outcome, balance: number } }
 *   | { kind: 'refused', code: string, balance: number | undefined }
 *   | { kind: 'unanswered' }} RoundAnswer
 */

/**
 * The calls of a game whose rounds are settled at once. A round is kept until it has been seen, so
 * that a reload shows it again (L5a).
 *
 * @template Outcome
 * @param {string} game
 * @param {string} token
 * @param {Round | undefined} left a round that another page of the game was left with
 */
export function connectRounds(game, token, left) {
  /** @type {ReturnType<typeof keepRound<Round>>} */
  const openRound = keepRound(game, token);
  return {
    unfinished: openRound.read() ?? left,
    /** @param {Bet} bet @returns {Round} */
    newRound: (bet) => {
      const made = { ...bet, roundId: newRoundId() };
      openRound.write(made);
      return made;
    },
    /** @param {Round} round @returns {Promise<RoundAnswer<Outcome>>} */
    play: async (round) => {
      /** @type {Awaited<ReturnType<typeof sendRound<{ outcome: Outcome, balance: number }>>>} */
      const sent = await sendRound(`/${game}/rounds`, token, round);
      if (sent.kind !== 'refused') return sent;
      openRound.write(undefined);
      return { kind: 'refused', code: sent.code, balance: await readBalance(`/${game}`, token) };
    },
    /** @param {{ roundId: string }} round */
    seen: ({ roundId }) => {
      openRound.write(undefined);
      void tellShown(`/${game}`, token, roundId);
    },
  };
}
