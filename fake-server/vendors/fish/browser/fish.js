import { watchBalance } from '../../games/browser/game.calls.js';
import { connectRounds } from '../../games/browser/game.rounds.js';
import { startGame } from '../../games/browser/game.start.js';
import { createTable } from './fish.table.js';
import { textsFor } from './fish.texts.js';

/**
 * @import { Creature, FishOutcome } from '../fish.types.ts'
 * @typedef {{ stake: number, creature: Creature }} Bet
 * @typedef {{ name: Creature, multiple: number, chance: number }} Prey
 * @typedef {{ rules: { returnToPlayer: number, creatures: Prey[] }, target: Creature,
 *   history: { roundId: string, win: number }[] }} Opening
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Opening>} game */
async function show({ token, language, opening, portal }) {
  const { unfinished: left } = opening.session;
  const [staked] = Object.entries(left?.stakes ?? {});
  const prey = opening.rules.creatures.find(({ name }) => name === staked?.[0]);
  /** @type {ReturnType<typeof connectRounds<Bet, FishOutcome>>} */
  const rounds = connectRounds(
    'fish',
    token,
    left && staked && prey
      ? { roundId: left.roundId, stake: staked[1], creature: prey.name }
      : undefined,
  );
  const { unfinished } = rounds;
  const table = createTable({
    texts: textsFor(language),
    opening,
    history: opening.history
      .filter(({ roundId }) => roundId !== unfinished?.roundId)
      .map(({ win }) => win),
    portal,
    rounds,
  });
  watchBalance('/fish', token, table.noteBalance);
  return table;
}

void startGame('/fish', show);
