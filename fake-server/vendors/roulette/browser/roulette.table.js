import { element } from '../../games/browser/game.dom.js';
import { createFelt } from '../../games/browser/game.felt.js';
import { createGuideDialog, proseSection } from '../../games/browser/game.guide.js';
import { createBar } from '../../games/browser/game.start.js';
import { moneyIn, percent } from '../../games/browser/game.texts.js';
import { createBoard } from './roulette.board.js';
import { colourOf, createWheel } from './roulette.wheel.js';

const keptNumbers = 18;

/**
 * @import { RouletteOutcome } from '../roulette.types.ts'
 * @import { FeltBet } from '../../games/browser/game.felt.js'
 * @import { Opening } from './roulette.js'
 * @typedef {object} TableOptions
 * @property {import('./roulette.texts.js').Texts} texts
 * @property {Opening & { session: import('../../../world/ports/game-desk.ts').GameSession }} opening
 * @property {readonly number[]} history the numbers that the player has seen, newest first
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('../../games/browser/game.rounds.js').connectRounds<FeltBet, RouletteOutcome>>} rounds
 */

/**
 * The table itself: wheel, board, chips, balance.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, history, portal, rounds }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);
  const numbers = [...history];
  const wheel = createWheel(rules.wheel, texts.wheel);
  wheel.show(numbers[0]);
  const board = createBoard(texts);
  const how = texts.howText(rate, money(session.minStake), money(session.maxStake));
  const guide = createGuideDialog(texts.rules, texts.dismiss, proseSection(texts.howItWorks, how));
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.showModal(),
  });

  const recent = element('ol', { class: 'recent', 'aria-label': texts.lastNumbers });
  const showNumbers = () => {
    recent.replaceChildren(
      ...numbers
        .slice(0, keptNumbers)
        .map((number) => element('li', { class: colourOf(number) }, String(number))),
    );
  };
  showNumbers();

  /** @type {ReturnType<typeof createFelt<RouletteOutcome>>} */
  const felt = createFelt({
    texts,
    session,
    portal,
    rounds,
    labels: { ready: texts.spin, busy: texts.spinning },
    spots: board.spots,
    scene: [element('div', { class: 'head' }, wheel.box, recent), board.box],
    below: [element('p', { class: 'summary' }, texts.summary(rate))],
    reveal: ({ pocket }) => wheel.spinTo(pocket, texts.fell(String(pocket))),
    end: ({ pocket, paid }) => {
      numbers.unshift(pocket);
      showNumbers();
      return [`n${pocket}`, ...Object.keys(paid)];
    },
  });
  return { ...felt, parts: [bar, ...felt.parts] };
}
