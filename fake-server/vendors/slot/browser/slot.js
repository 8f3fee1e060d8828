import { createCabinet } from '../../games/browser/game.cabinet.js';
import { startRoundGame } from '../../games/browser/game.round-game.js';
import { percent } from '../../games/browser/game.texts.js';
import { createGuide } from './slot.guide.js';
import { createReels } from './slot.reels.js';
import { dressSymbols, loadSymbols } from './slot.symbols.js';
import { english, portuguese } from './slot.texts.js';

/** Rounds that the list of last rounds keeps. */
const keptRounds = 20;

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
 * @typedef {object} Rules
 * @property {number[][]} lines
 * @property {Record<Exclude<SlotSymbol, 'scatter'>, [number, number, number]>} pays
 * @property {[number, number, number]} scatterPays
 * @property {number} returnToPlayer
 */

/**
 * Reels and spin.
 *
 * @param {import('../../games/browser/game.round-game.js').RoundGame<typeof english,
 *   { rules: Rules, history: { roundId: string }[] }, SlotOutcome>} game
 */
async function show(game) {
  const { texts, session, money, opening } = game;
  const { rules } = opening;
  dressSymbols(session);
  await loadSymbols();
  const rate = percent(texts.lang, rules.returnToPlayer);
  /** @type {SlotOutcome[]} */
  const played = [];
  const reels = createReels(rules.lines);
  const guide = createGuide({ texts, rules, money, rate, session });

  /** Names the symbols row by row, for people who do not see them. @param {readonly (readonly SlotSymbol[])[]} shown */
  const readOut = (shown) => {
    const rows = shown[0]?.map((_, row) =>
      shown.map((reel) => texts.symbols[reel[row] ?? 'star']).join(', '),
    );
    reels.box.setAttribute('aria-label', rows?.join('; ') ?? '');
  };
  reels.show(firstSight);
  readOut(firstSight);

  const cabinet = createCabinet(game, {
    scene: reels.box,
    guide: guide.sections,
    onRules: (stake) => guide.fill(stake, played),
    start: { icon: 'M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7', ready: texts.spin, busy: texts.spinning },
    spot: () => 'spin',
    summary: texts.summary(rate, rules.lines.length),
    recent: {
      label: texts.lastRounds,
      max: 5,
      played,
      item: ({ win }) => [money(win), win > 0 ? 'paid' : ''],
      of: (outcome) => outcome,
    },
    begin: () => reels.turn(),
    reveal: (outcome) => reels.stop(outcome.reels),
    end: (outcome) => {
      readOut(outcome.reels);
      played.unshift(outcome);
      played.length = Math.min(played.length, keptRounds);
      void reels.celebrate(outcome);
    },
    giveUp: () => reels.stop(firstSight),
  });
  cabinet.button.setAttribute('aria-keyshortcuts', 'Space');
  document.addEventListener('keydown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, select');
    if (event.key !== ' ' || event.repeat || isOnControl || cabinet.isGuideOpen()) return;
    event.preventDefault();
    cabinet.press();
  });
  return cabinet;
}

startRoundGame('slot', { english, portuguese }, show);
