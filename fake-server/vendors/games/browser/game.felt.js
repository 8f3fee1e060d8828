import { createChips } from './game.chips.js';
import { element, meter } from './game.dom.js';
import { createHead } from './game.guide.js';
import { createPlay } from './game.play.js';

/**
 * @import { RoundOutcome } from '../../../world/ports/game-operator.ts'
 * @import { RoundGame } from './game.round-game.js'
 */

/**
 * @template {RoundOutcome} Outcome
 * @typedef {object} FeltOptions
 * @property {{ ready: string, busy: string }} labels of the button that starts a round
 * @property {readonly import('./game.chips.js').Spot[]} spots
 * @property {readonly Node[]} scene what lies on the felt
 * @property {readonly Node[]} below what comes below the balance
 * @property {readonly Node[]} guide the sections of the rules
 * @property {() => void} [onRules] they are about to be shown
 * @property {() => void} [begin] a round is on its way
 * @property {(outcome: Outcome) => Promise<void>} reveal shows how it came
 * @property {(outcome: Outcome) => readonly string[]} end shows what stays in sight, gives the spots that it hit
 */

/**
 * A table that is staked on with chips.
 *
 * @template {RoundOutcome} Outcome
 * @param {RoundGame<{ rules: string }, {}, Outcome>} game
 * @param {FeltOptions<Outcome>} options
 */
export function createFelt(game, { spots, scene, below, guide, onRules, ...options }) {
  const { texts, session, money, portal } = game;
  const { bar } = createHead({ texts, session, portal, guide, onRules });
  /** @type {Readonly<Record<string, number>> | undefined} */
  let last;
  const total = element('output', { class: 'amount', id: 'total' });
  const button = element('button', { type: 'button', class: 'primary deal' });
  const clear = element('button', { type: 'button', class: 'plain' }, texts.clearStakes);
  const repeat = element('button', { type: 'button', class: 'plain' }, texts.repeat);

  const chips = createChips({
    texts,
    session,
    money,
    spots,
    onChange: () => {
      play.verdict.showText(chips.total() > 0 ? texts.ready : texts.placeFirst);
      play.draw();
    },
    onLimit: () => play.verdict.showFailure(texts.tooMuch),
  });
  const canClear = () => chips.isEnabled() && chips.total() > 0;
  const canRepeat = () => chips.isEnabled() && last !== undefined && chips.total() === 0;
  clear.addEventListener('click', () => {
    if (canClear()) chips.place({});
  });
  repeat.addEventListener('click', () => {
    if (last && canRepeat()) chips.place(last);
  });

  /** @type {ReturnType<typeof createPlay<Outcome>>} */
  const play = createPlay(game, {
    ...options,
    button,
    compose: () => (chips.total() === 0 ? texts.placeFirst : { stakes: chips.stakes() }),
    draw: (isHeld) => {
      total.textContent = money(chips.total());
      chips.setEnabled(!isHeld);
      // Not disabled: a keyboard user would lose the focus.
      clear.setAttribute('aria-disabled', String(!canClear()));
      repeat.setAttribute('aria-disabled', String(!canRepeat()));
    },
    begin: ({ stakes }) => {
      chips.place(stakes);
      options.begin?.();
    },
    end: (outcome, { stakes }) => {
      last = stakes;
      chips.place({});
      chips.showHits(options.end(outcome));
    },
  });

  return {
    parts: [
      bar,
      element(
        'section',
        { class: 'felt', 'aria-label': session.title },
        ...scene,
        play.verdict.shower,
      ),
      element(
        'div',
        { class: 'desk' },
        play.verdict.box,
        chips.box,
        element('div', { class: 'actions' }, clear, repeat, button),
        element(
          'div',
          { class: 'meters' },
          meter(texts.balance, play.balanceValue),
          meter(texts.totalStake, total),
        ),
        ...below,
      ),
    ],
    noteBalance: play.noteBalance,
    resume: play.resume,
  };
}
