import {
  keepRound,
  newRoundId,
  readBalance,
  sendRound,
  tellShown,
  watchBalance,
} from '../../games/browser/game.calls.js';
import { startGame } from '../../games/browser/game.start.js';
import { loadSymbols } from './slot.symbols.js';
import { createTable } from './slot.table.js';
import { textsFor } from './slot.texts.js';

/**
 * @import { SlotOutcome, SlotSymbol } from '../slot.types.ts'
 * @typedef {object} Rules
 * @property {number[][]} lines
 * @property {Record<Exclude<SlotSymbol, 'scatter'>, [number, number, number]>} pays
 * @property {[number, number, number]} scatterPays
 * @property {number} returnToPlayer
 * @typedef {{ session: import('../../../world/ports/game-desk.ts').GameSession, rules: Rules }} Opening
 * @typedef {{ roundId: string, stake: number }} Round
 * @typedef {{ kind: 'settled', outcome: SlotOutcome, balance: number }
 *   | { kind: 'refused', code: string, balance: number | undefined }
 *   | { kind: 'unanswered' }} RoundAnswer
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<{ rules: Rules }>} game */
async function show({ token, language, opening, portal }) {
  /** @type {ReturnType<typeof keepRound<Round>>} */
  const openRound = keepRound('slot', token);
  await loadSymbols();
  const table = createTable({
    texts: textsFor(language),
    opening,
    portal,
    /** @param {number} stake */
    newRound: (stake) => {
      const round = { roundId: newRoundId(), stake };
      openRound.write(round);
      return round;
    },
    play: async (round) => {
      /** @type {Awaited<ReturnType<typeof sendRound<{ outcome: SlotOutcome, balance: number }>>>} */
      const sent = await sendRound('/slot/rounds', token, round);
      if (sent.kind !== 'unanswered') openRound.write(undefined);
      if (sent.kind === 'answered') return { kind: 'settled', ...sent.answer };
      return sent.kind === 'refused'
        ? { kind: 'refused', code: sent.code, balance: await readBalance('/slot', token) }
        : sent;
    },
    seen: ({ roundId }) => void tellShown('/slot', token, roundId),
  });
  watchBalance('/slot', token, table.noteBalance);
  const resume = () => {
    const { unfinished } = opening.session;
    const kept = openRound.read();
    // Another page of this game may have been left before its round was shown.
    const left = unfinished && {
      roundId: unfinished.roundId,
      stake: unfinished.stakes['spin'] ?? 0,
    };
    const round = kept ?? left;
    if (round) void table.resume(round);
  };
  return { parts: table.parts, resume };
}

void startGame('/slot', show);
