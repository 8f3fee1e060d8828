import { createCabinet } from '../../games/browser/game.cabinet.js';
import { createChoice } from '../../games/browser/game.choice.js';
import { element } from '../../games/browser/game.dom.js';
import { proseSection } from '../../games/browser/game.guide.js';
import { startRoundGame } from '../../games/browser/game.round-game.js';
import { percent } from '../../games/browser/game.texts.js';
import { createSea } from './fish.sea.js';
import { english, portuguese } from './fish.texts.js';

const bursts = [1, 3, 5, 10];

/**
 * @import { Creature, FishOutcome } from '../fish.types.ts'
 * @typedef {{ name: Creature, multiple: number, chance: number }} Prey
 */

/**
 * The sea, how many shots, and the trigger.
 *
 * @param {import('../../games/browser/game.round-game.js').RoundGame<typeof english,
 *   { rules: { returnToPlayer: number, creatures: Prey[] }, target: Creature,
 *   history: { roundId: string, win: number }[] }, FishOutcome>} game
 */
function show(game) {
  const { texts, session, money, opening } = game;
  const { returnToPlayer, creatures } = opening.rules;
  const rate = percent(texts.lang, returnToPlayer);
  /** @param {Prey} prey */
  const label = ({ name, multiple, chance }) =>
    texts.prey(texts.creatures[name], texts.times(multiple), percent(texts.lang, chance));

  let { target } = opening;
  let isHeld = false;
  /** Shots of a burst that are still to come. */
  let left = 0;
  const sea = createSea({
    texts,
    creatures,
    label,
    onAim: (name) => {
      if (!isHeld) {
        target = name;
        sea.aim(name);
        cabinet.draw();
      }
      pull();
      cabinet.press();
    },
  });
  const burst = createChoice({
    id: 'burst',
    label: texts.burst,
    from: bursts.map((count) => [count, texts.shots(count)]),
  });
  /** A press begins a burst, or ends the one that is on its way. */
  const pull = () => {
    left = isHeld ? 0 : burst.value() - 1;
  };
  const worth = element('p', { class: 'worth' });
  const how = texts.howText(rate, money(session.minStake), money(session.maxStake));

  const cabinet = createCabinet(game, {
    scene: sea.box,
    guide: [proseSection(texts.pays, creatures.map(label)), proseSection(texts.howItWorks, how)],
    start: {
      icon: 'M12 3v5M12 16v5M3 12h5M16 12h5M12 12h.01',
      ready: texts.shoot,
      busy: texts.shooting,
    },
    spot: () => target,
    choices: [burst.box],
    notes: [worth],
    summary: texts.summary(rate),
    recent: {
      label: texts.lastRounds,
      max: 10,
      played: opening.history.map(({ win }) => win),
      item: (win) => [money(win), win > 0 ? 'paid' : ''],
      of: ({ win }) => win,
    },
    draw: (held) => {
      isHeld = held;
      burst.select.disabled = held;
      sea.hold(held);
      const prey = creatures.find(({ name }) => name === target);
      worth.textContent = prey ? label(prey) : '';
    },
    begin: (spot) => {
      const prey = creatures.find(({ name }) => name === spot);
      if (prey) sea.aim(prey.name);
      return sea.fire();
    },
    reveal: (outcome) => sea.show(outcome),
    end: ({ win }) => {
      if (left === 0) return;
      // A catch ends a burst, as does a press.
      left = win > 0 ? 0 : left - 1;
      if (win === 0) queueMicrotask(cabinet.press);
    },
    giveUp: () => {
      left = 0;
    },
  });
  // Before the press that shoots, which holds everything.
  cabinet.button.addEventListener('click', pull, { capture: true });
  return {
    ...cabinet,
    resume: () => {
      sea.aim(target);
      cabinet.resume();
    },
  };
}

startRoundGame('fish', { english, portuguese }, show);
