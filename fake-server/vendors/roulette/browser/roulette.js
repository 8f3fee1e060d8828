import { element } from '../../games/browser/game.dom.js';
import { createFelt } from '../../games/browser/game.felt.js';
import { proseSection } from '../../games/browser/game.guide.js';
import { createRecent } from '../../games/browser/game.recent.js';
import { startRoundGame } from '../../games/browser/game.round-game.js';
import { percent } from '../../games/browser/game.texts.js';
import { createBoard } from './roulette.board.js';
import { english, portuguese } from './roulette.texts.js';
import { colourOf, createWheel } from './roulette.wheel.js';

/**
 * Wheel and board.
 *
 * @param {import('../../games/browser/game.round-game.js').RoundGame<typeof english,
 *   { rules: { wheel: number[], returnToPlayer: number }, history: { roundId: string, pocket: number }[] },
 *   import('../roulette.types.ts').RouletteOutcome>} game
 */
function show(game) {
  const { texts, session, money, opening } = game;
  const { rules, history } = opening;
  const rate = percent(texts.lang, rules.returnToPlayer);
  const wheel = createWheel(rules.wheel, texts.wheel);
  wheel.show(history[0]?.pocket);
  const board = createBoard(texts);
  const recent = createRecent({
    label: texts.lastNumbers,
    max: 18,
    played: history.map(({ pocket }) => pocket),
    item: (pocket) => [String(pocket), colourOf(pocket)],
  });
  const how = texts.howText(rate, money(session.minStake), money(session.maxStake));
  return createFelt(game, {
    guide: [proseSection(texts.howItWorks, how)],
    labels: { ready: texts.spin, busy: texts.spinning },
    spots: board.spots,
    scene: [element('div', { class: 'head' }, wheel.box, recent.box), board.box],
    below: [element('p', { class: 'summary' }, texts.summary(rate))],
    reveal: ({ pocket }) => wheel.spinTo(pocket, texts.fell(String(pocket))),
    end: ({ pocket, paid }) => {
      recent.add(pocket);
      return [`n${pocket}`, ...Object.keys(paid)];
    },
  });
}

startRoundGame('roulette', { english, portuguese }, show);
