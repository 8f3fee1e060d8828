import { element, icon } from '../../games/browser/game.dom.js';
import { partsOf } from '../../games/browser/game.parts.js';
import { createPlay } from '../../games/browser/game.play.js';
import { sound } from '../../games/browser/game.sound.js';
import { createBar } from '../../games/browser/game.start.js';
import { createStepper } from '../../games/browser/game.stepper.js';
import { moneyIn, percent } from '../../games/browser/game.texts.js';
import { createGuide } from './slot.guide.js';
import { createReels } from './slot.reels.js';

/** Rounds that the list of last rounds keeps. */
const keptRounds = 20;
/** Of these, the ones that are always in sight. */
const recentRounds = 5;
/** @type {SlotSymbol[][]} */
const firstSight = [
  ['bell', 'seven', 'cherry'],
  ['star', 'wild', 'clover'],
  ['crown', 'diamond', 'bell'],
  ['clover', 'scatter', 'star'],
  ['cherry', 'seven', 'crown'],
];

/**
 * @import { SlotOutcome, SlotSymbol } from '../slot.types.ts'
 * @import { Bet, Opening } from './slot.js'
 * @typedef {object} TableOptions
 * @property {import('./slot.texts.js').Texts} texts
 * @property {Opening & { session: import('../../../world/ports/game-desk.ts').GameSession }} opening
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('../../games/browser/game.rounds.js').connectRounds<Bet, SlotOutcome>>} rounds
 */

/**
 * The game itself: reels, stake, spin, balance.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, portal, rounds }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);
  /** @type {SlotOutcome[]} */
  const played = [];

  const reels = createReels(rules.lines);
  const guide = createGuide({ texts, rules, money, rate, session });
  const stake = createStepper({ texts, session, money, onChange: () => play.draw() });
  const spin = element('button', { type: 'button', class: 'spin', 'aria-keyshortcuts': 'Space' });
  spin.append(icon('M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7'));
  const recent = element('ol', { class: 'recent', 'aria-label': texts.lastRounds });
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.open(stake.value(), played),
  });

  /** Names the symbols row by row, for people who do not see them. @param {readonly (readonly SlotSymbol[])[]} shown */
  const readOut = (shown) => {
    const rows = shown[0]?.map((_, row) =>
      shown.map((reel) => texts.symbols[reel[row] ?? 'star']).join(', '),
    );
    reels.box.setAttribute('aria-label', rows?.join('; ') ?? '');
  };
  reels.show(firstSight);
  readOut(firstSight);

  /** @type {ReturnType<typeof createPlay<Bet, SlotOutcome>>} */
  const play = createPlay({
    texts,
    session,
    portal,
    rounds,
    button: spin,
    labels: { ready: texts.spin, busy: texts.spinning },
    compose: () => ({ stake: stake.value() }),
    stakeOf: (bet) => bet.stake,
    draw: (isHeld) => stake.setEnabled(!isHeld),
    begin: () => {
      sound('stake');
      return reels.turn();
    },
    reveal: (outcome) => reels.stop(outcome.reels),
    end: (outcome) => {
      readOut(outcome.reels);
      played.unshift(outcome);
      played.length = Math.min(played.length, keptRounds);
      recent.replaceChildren(
        ...played
          .slice(0, recentRounds)
          .map(({ win }) => element('li', win > 0 ? { class: 'paid' } : {}, money(win))),
      );
      void reels.celebrate(outcome);
    },
    giveUp: () => reels.stop(firstSight),
  });

  document.addEventListener('keydown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, select');
    if (event.key !== ' ' || event.repeat || isOnControl || guide.isOpen()) return;
    event.preventDefault();
    play.press();
  });

  return {
    parts: partsOf({
      title: session.title,
      texts,
      bar,
      scene: reels.box,
      recent,
      play,
      panel: [stake.box, spin],
      below: [element('p', { class: 'summary' }, texts.summary(rate, rules.lines.length))],
    }),
    noteBalance: play.noteBalance,
    resume: play.resume,
  };
}
