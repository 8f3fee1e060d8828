import { element, icon, meter } from './game.dom.js';
import { createHead } from './game.guide.js';
import { createPlay } from './game.play.js';
import { createRecent } from './game.recent.js';
import { sound } from './game.sound.js';
import { createStepper } from './game.stepper.js';

/**
 * @import { RoundOutcome } from '../../../world/ports/game-operator.ts'
 * @import { RoundGame } from './game.round-game.js'
 */

/**
 * @template {RoundOutcome} Outcome
 * @template Played
 * @typedef {object} CabinetOptions
 * @property {HTMLElement} scene where the game is seen
 * @property {readonly Node[]} guide the sections of the rules
 * @property {(stake: number) => void} [onRules] they are about to be shown
 * @property {{ icon: string, ready: string, busy: string }} start the button that starts a round
 * @property {() => string} spot what is staked on
 * @property {{ label: string, max: number, played: readonly Played[], item: (one: Played) => [string, string], of: (outcome: Outcome) => Played }} recent
 *   the last rounds that stay in sight: text and class of each
 * @property {readonly HTMLElement[]} [choices] what else is chosen beside the stake
 * @property {readonly HTMLElement[]} [after] what comes after the button
 * @property {readonly Node[]} [notes] what is said under the panel, above the summary
 * @property {string} summary what comes back of a stake, readable before one (L5b)
 * @property {(isHeld: boolean, stake: ReturnType<typeof createStepper>) => void} [draw]
 * @property {(spot: string) => void | Promise<void>} begin
 * @property {(outcome: Outcome) => Promise<void>} reveal
 * @property {(outcome: Outcome) => void} [end]
 * @property {() => string} [waitText]
 * @property {() => void | Promise<void>} [giveUp]
 */

/**
 * A game with one button and one stake a round: the bar, the game itself, and the desk to play it from.
 *
 * @template {RoundOutcome} Outcome
 * @template Played
 * @param {RoundGame<{ rules: string }, {}, Outcome>} game
 * @param {CabinetOptions<Outcome, Played>} options
 */
export function createCabinet(game, options) {
  const { texts, session, money, portal } = game;
  const { scene, guide, start, spot, choices = [], after = [], notes = [] } = options;
  const stake = createStepper({ texts, session, money, onChange: () => play.draw() });
  const head = createHead({
    texts,
    session,
    portal,
    guide,
    onRules: () => options.onRules?.(stake.value()),
  });
  const button = element('button', { type: 'button', class: 'spin' });
  button.append(icon(start.icon));
  const recent = createRecent(options.recent);
  /** @type {ReturnType<typeof createPlay<Outcome>>} */
  const play = createPlay(game, {
    ...options,
    button,
    labels: start,
    compose: () => ({ stakes: { [spot()]: stake.value() } }),
    draw: (isHeld) => {
      stake.setEnabled(!isHeld);
      options.draw?.(isHeld, stake);
    },
    begin: ({ stakes }) => {
      sound('stake');
      return options.begin(Object.keys(stakes)[0] ?? '');
    },
    end: (outcome) => {
      recent.add(options.recent.of(outcome));
      options.end?.(outcome);
    },
  });
  const panel = [meter(texts.balance, play.balanceValue), stake.box, ...choices, button, ...after];
  const desk = [
    recent.box,
    play.verdict.box,
    element('div', { class: 'panel' }, ...panel),
    ...notes,
    element('p', { class: 'summary' }, options.summary),
  ];
  return {
    ...play,
    ...head,
    button,
    parts: [
      head.bar,
      element(
        'section',
        { class: 'cabinet', 'aria-label': session.title },
        scene,
        play.verdict.shower,
      ),
      element('div', { class: 'desk' }, ...desk),
    ],
  };
}
