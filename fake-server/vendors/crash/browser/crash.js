import { createCabinet } from '../../games/browser/game.cabinet.js';
import { createChoice } from '../../games/browser/game.choice.js';
import { element } from '../../games/browser/game.dom.js';
import { proseSection } from '../../games/browser/game.guide.js';
import { startRoundGame } from '../../games/browser/game.round-game.js';
import { percent } from '../../games/browser/game.texts.js';
import { createSky } from './crash.sky.js';
import { english, portuguese } from './crash.texts.js';

/** In hundredths. */
const targets = [120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];

/**
 * The sky, the multiple to get off at, and the launch.
 *
 * @param {import('../../games/browser/game.round-game.js').RoundGame<typeof english,
 *   { rules: { returnToPlayer: number }, history: { roundId: string, reached: number }[] },
 *   import('../crash.maths.ts').CrashOutcome>} game
 */
function show(game) {
  const { texts, session, money, opening } = game;
  const { returnToPlayer } = opening.rules;
  const rate = percent(texts.lang, returnToPlayer);
  const numbers = new Intl.NumberFormat(texts.lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  /** @param {number} hundredths */
  const multipleText = (hundredths) => `${numbers.format(hundredths / 100)}×`;
  const sky = createSky(multipleText);
  sky.ready();
  const target = createChoice({
    id: 'target',
    label: texts.target,
    from: targets.map((one) => [one, multipleText(one)]),
    onChange: () => cabinet.draw(),
  });
  target.select.selectedIndex = targets.indexOf(200);
  const worth = element('p', { class: 'worth' });
  const how = texts.howText(rate, money(session.minStake), money(session.maxStake));

  const cabinet = createCabinet(game, {
    scene: sky.box,
    guide: [proseSection(texts.howItWorks, how)],
    start: {
      icon: 'M13 4c4 1 6 3 7 7l-5 4-6-6zM9 9l-4 1-2 3 4 1M15 15l-1 4-3 2-1-4M5 19l3-3',
      ready: texts.launch,
      busy: texts.flying,
    },
    spot: () => `flight${target.value()}`,
    choices: [target.box],
    notes: [worth],
    summary: texts.summary(rate),
    recent: {
      label: texts.lastFlights,
      max: 12,
      played: opening.history.map(({ reached }) => reached),
      item: (reached) => [multipleText(reached), reached >= 200 ? 'paid' : 'low'],
      of: ({ reached }) => reached,
    },
    draw: (isHeld, stake) => {
      target.select.disabled = isHeld;
      const pays = texts.pays(money(Math.floor((stake.value() * target.value()) / 100)));
      const chance = texts.chance(percent(texts.lang, (100 * returnToPlayer) / target.value()));
      worth.textContent = `${pays} · ${chance}`;
    },
    begin: () => sky.wait(),
    reveal: (outcome) =>
      sky.fly(outcome.reached, outcome.target, texts.reached(multipleText(outcome.reached))),
    giveUp: () => sky.ready(),
  });
  return cabinet;
}

startRoundGame('crash', { english, portuguese }, show);
