import { element, icon } from '../../games/browser/game.dom.js';
import { createGuideDialog, proseSection } from '../../games/browser/game.guide.js';
import { partsOf } from '../../games/browser/game.parts.js';
import { createPlay } from '../../games/browser/game.play.js';
import { sound } from '../../games/browser/game.sound.js';
import { createBar } from '../../games/browser/game.start.js';
import { createStepper } from '../../games/browser/game.stepper.js';
import { moneyIn, percent } from '../../games/browser/game.texts.js';
import { createSea } from './fish.sea.js';

const keptShots = 10;
const bursts = [1, 3, 5, 10];

/**
 * @import { Creature, FishOutcome } from '../fish.types.ts'
 * @import { Bet, Opening, Prey } from './fish.js'
 * @typedef {object} TableOptions
 * @property {import('./fish.texts.js').Texts} texts
 * @property {Opening & { session: import('../../../world/ports/game-desk.ts').GameSession }} opening
 * @property {readonly number[]} history what the shots brought that the player has seen, newest first
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('../../games/browser/game.rounds.js').connectRounds<Bet, FishOutcome>>} rounds
 */

/**
 * The game itself: the sea, the stake of a shot, how many shots, the trigger.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, history, portal, rounds }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);
  /** @param {Prey} prey */
  const label = ({ name, multiple, chance }) =>
    texts.prey(texts.creatures[name], texts.times(multiple), percent(texts.lang, chance));
  let target = opening.target;
  /** Shots of a burst that are still to come. */
  let left = 0;

  const sea = createSea({
    texts,
    creatures: rules.creatures,
    label,
    onAim: (name) => {
      // A press while a burst is on its way ends it.
      if (isHeld) left = 0;
      else {
        aim(name);
        trigger();
      }
    },
  });
  const how = texts.howText(rate, money(session.minStake), money(session.maxStake));
  const guide = createGuideDialog(
    texts.rules,
    texts.dismiss,
    proseSection(texts.pays, rules.creatures.map(label)),
    proseSection(texts.howItWorks, how),
  );
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.showModal(),
  });
  const stake = createStepper({ texts, session, money, onChange: () => play.draw() });
  const burst = element(
    'select',
    { id: 'burst' },
    ...bursts.map((count) => element('option', { value: String(count) }, texts.shots(count))),
  );
  const shootButton = element('button', { type: 'button', class: 'spin' });
  shootButton.append(icon('M12 3v5M12 16v5M3 12h5M16 12h5M12 12h.01'));
  const worth = element('p', { class: 'worth' });
  let isHeld = false;

  /** @param {Creature} name */
  const aim = (name) => {
    target = name;
    sea.aim(name);
    play.draw();
  };
  const trigger = () => {
    left = Number(burst.value) - 1;
    play.press();
  };
  // Before the press that shoots: that one begins a burst, or ends the one that is on its way.
  shootButton.addEventListener('click', () => {
    left = isHeld ? 0 : Number(burst.value) - 1;
  });

  const shots = [...history];
  const recent = element('ol', { class: 'recent', 'aria-label': texts.lastRounds });
  const showShots = () => {
    recent.replaceChildren(
      ...shots
        .slice(0, keptShots)
        .map((win) => element('li', { class: win > 0 ? 'paid' : '' }, money(win))),
    );
  };
  showShots();

  /** @type {ReturnType<typeof createPlay<Bet, FishOutcome>>} */
  const play = createPlay({
    texts,
    session,
    portal,
    rounds,
    button: shootButton,
    labels: { ready: texts.shoot, busy: texts.shooting },
    compose: () => ({ stake: stake.value(), creature: target }),
    stakeOf: (bet) => bet.stake,
    draw: (held) => {
      isHeld = held;
      stake.setEnabled(!held);
      burst.disabled = held;
      sea.hold(held);
      const prey = rules.creatures.find(({ name }) => name === target);
      worth.textContent = prey ? label(prey) : '';
    },
    begin: (bet) => {
      sound('stake');
      sea.aim(bet.creature);
      return sea.fire();
    },
    reveal: (outcome) => sea.show(outcome),
    end: ({ win }) => {
      shots.unshift(win);
      showShots();
      if (left === 0) return;
      // A catch ends a burst, as does a press.
      left = win > 0 ? 0 : left - 1;
      if (win === 0) queueMicrotask(play.press);
    },
    giveUp: () => {
      left = 0;
    },
  });

  return {
    parts: partsOf({
      title: session.title,
      texts,
      bar,
      scene: sea.box,
      recent,
      play,
      panel: [
        stake.box,
        element(
          'div',
          { class: 'meter choice' },
          element('label', { for: 'burst' }, texts.burst),
          burst,
        ),
        shootButton,
      ],
      below: [worth, element('p', { class: 'summary' }, texts.summary(rate))],
    }),
    noteBalance: play.noteBalance,
    resume: () => {
      sea.aim(target);
      play.resume();
    },
  };
}
