import { readBalance, sendRound } from '../../games/browser/game.calls.js';

/**
 * @import { CardRoomOutcome, DealtHand } from '../card-room.types.ts'
 * @import { RoundOutcome } from '../../../world/ports/game-operator.ts'
 * @import { HandName } from '../card-room.hands.ts'
 * @typedef {RoundOutcome & { handNames: HandName[] } & (CardRoomOutcome | DealtHand)} Played a hand that was left alone has no others
 * @typedef {{ isOpen: boolean, outcome: Played, balance: number }} Told
 * @typedef {import('../../games/browser/game.rounds.js').RoundAnswer<Played>} HandAnswer
 */

/**
 * Plays a hand that was dealt to its end: dealt and decided it is one round, which is kept until it
 * has been seen. Asked for again, it goes on where it stood (L5a).
 *
 * @param {string} token
 * @param {string} roundId
 * @param {HandAnswer} dealt
 * @param {(dealt: Played, refusal: string | undefined) => Promise<boolean>} decide asks the player
 *   whether they go in; again where it was refused
 * @returns {Promise<HandAnswer>}
 */
export async function playHand(token, roundId, dealt, decide) {
  if (dealt.kind !== 'answered') return dealt;
  /** @type {HandAnswer & { kind: 'answered' }} */
  let told = dealt;
  /** @type {string | undefined} */
  let refusal;
  while (isOpen(told.answer)) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    const isIn = await decide(told.answer.outcome, refusal);
    const decision = { roundId, isIn };
    /** @type {Awaited<ReturnType<typeof sendRound<Told>>>} */
    // oxlint-disable-next-line no-await-in-loop -- as above
    const sent = await sendRound('/card-room/rounds/decisions', token, decision);
    if (sent.kind === 'unanswered') return sent;
    if (sent.kind === 'answered') told = sent;
    else if (sent.code !== 'insufficient_balance') {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const balance = await readBalance('/card-room', token);
      return { kind: 'refused', code: sent.code, balance };
    } else refusal = sent.code;
  }
  return told;
}

/** @param {object} answer */
function isOpen(answer) {
  return 'isOpen' in answer && answer.isOpen === true;
}
