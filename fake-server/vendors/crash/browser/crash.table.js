import { element, icon } from '../../games/browser/game.dom.js';
import { createGuideDialog, proseSection } from '../../games/browser/game.guide.js';
import { partsOf } from '../../games/browser/game.parts.js';
import { createPlay } from '../../games/browser/game.play.js';
import { sound } from '../../games/browser/game.sound.js';
import { createBar } from '../../games/browser/game.start.js';
import { createStepper } from '../../games/browser/game.stepper.js';
import { moneyIn, percent } from '../../games/browser/game.texts.js';
import { createSky } from './crash.sky.js';

const keptFlights = 12;
/** In hundredths. */
const targets = [120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];

/**
 * @import { CrashOutcome } from '../crash.maths.ts'
 * @import { Bet, Opening } from './crash.js'
 * @typedef {object} TableOptions
 * @property {import('./crash.texts.js').Texts} texts
 * @property {Opening & { session: import('../../../world/ports/game-desk.ts').GameSession }} opening
 * @property {number[]} history what the flights reached that the player has seen, newest first
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('../../games/browser/game.rounds.js').connectRounds<Bet, CrashOutcome>>} rounds
 */

/**
 * The game itself: sky, stake, multiple, launch, balance.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, history, portal, rounds }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);
  const numbers = new Intl.NumberFormat(texts.lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  /** @param {number} hundredths */
  const multipleText = (hundredths) => `${numbers.format(hundredths / 100)}×`;

  const flights = [...history];

  const sky = createSky(multipleText);
  sky.ready();
  const how = texts.howText(rate, money(session.minStake), money(session.maxStake));
  const guide = createGuideDialog(texts.rules, texts.dismiss, proseSection(texts.howItWorks, how));
  const stake = createStepper({ texts, session, money, onChange: () => play.draw() });
  const target = element(
    'select',
    { id: 'target' },
    ...targets.map((one) => element('option', { value: String(one) }, multipleText(one))),
  );
  target.selectedIndex = targets.indexOf(200);
  target.addEventListener('change', () => play.draw());
  const worth = element('p', { class: 'worth' });
  const launch = element('button', { type: 'button', class: 'spin' });
  launch.append(icon('M13 4c4 1 6 3 7 7l-5 4-6-6zM9 9l-4 1-2 3 4 1M15 15l-1 4-3 2-1-4M5 19l3-3'));
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.showModal(),
  });

  const recent = element('ol', { class: 'recent flights', 'aria-label': texts.lastFlights });
  const showFlights = () => {
    recent.replaceChildren(
      ...flights
        .slice(0, keptFlights)
        .map((reached) =>
          element('li', { class: reached >= 200 ? 'paid' : 'low' }, multipleText(reached)),
        ),
    );
  };
  showFlights();

  const compose = () => ({ stake: stake.value(), target: Number(target.value) });
  /** @type {ReturnType<typeof createPlay<Bet, CrashOutcome>>} */
  const play = createPlay({
    texts,
    session,
    portal,
    rounds,
    button: launch,
    labels: { ready: texts.launch, busy: texts.flying },
    compose,
    stakeOf: (bet) => bet.stake,
    draw: (isHeld) => {
      stake.setEnabled(!isHeld);
      target.disabled = isHeld;
      const bet = compose();
      const pays = texts.pays(money(Math.floor((bet.stake * bet.target) / 100)));
      const chance = texts.chance(percent(texts.lang, (100 * rules.returnToPlayer) / bet.target));
      worth.textContent = `${pays} · ${chance}`;
    },
    begin: () => {
      sound('stake');
      sky.wait();
    },
    reveal: (outcome) =>
      sky.fly(outcome.reached, outcome.target, texts.reached(multipleText(outcome.reached))),
    end: (outcome) => {
      flights.unshift(outcome.reached);
      showFlights();
    },
    giveUp: () => sky.ready(),
  });

  return {
    parts: partsOf({
      title: session.title,
      texts,
      bar,
      scene: sky.box,
      recent,
      play,
      panel: [
        stake.box,
        element(
          'div',
          { class: 'meter choice' },
          element('label', { for: 'target' }, texts.target),
          target,
        ),
        launch,
      ],
      below: [worth, element('p', { class: 'summary' }, texts.summary(rate))],
    }),
    noteBalance: play.noteBalance,
    resume: play.resume,
  };
}
