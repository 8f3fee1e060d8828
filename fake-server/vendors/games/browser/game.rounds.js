import { keepRound, newRoundId, readBalance, sendRound, tellShown } from './game.calls.js';

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
 * @template {object} Round
 * @template Outcome
 * @param {string} game
 * @param {string} token
 * @param {(NoInfer<Round> & { roundId: string }) | undefined} left a round that another page of the game was left with
 */
export function connectRounds(game, token, left) {
  /** @type {ReturnType<typeof keepRound<Round & { roundId: string }>>} */
  const openRound = keepRound(game, token);
  return {
    unfinished: openRound.read() ?? left,
    /** @param {Round} round */
    newRound: (round) => {
      const made = { ...round, roundId: newRoundId() };
      openRound.write(made);
      return made;
    },
    /** @param {Round & { roundId: string }} round @returns {Promise<RoundAnswer<Outcome>>} */
    play: async (round) => {
      /** @type {Awaited<ReturnType<typeof sendRound<{ outcome: Outcome, balance: number }>>>} */
      const sent = await sendRound(`/${game}/rounds`, token, round);
      if (sent.kind !== 'refused') return sent;
      openRound.write(undefined);
      return {
        kind: 'refused',
        code: sent.code,
        balance: await readBalance(`/${game}`, token),
      };
    },
    /** @param {{ roundId: string }} round */
    seen: ({ roundId }) => {
      openRound.write(undefined);
      void tellShown(`/${game}`, token, roundId);
    },
  };
}
