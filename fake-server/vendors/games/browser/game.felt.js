import { createChips } from './game.chips.js';
import { element, meter } from './game.dom.js';
import { createPlay } from './game.play.js';
import { moneyIn } from './game.texts.js';

/**
 * @import { RoundOutcome } from '../../../world/ports/game-desk.ts'
 * @typedef {{ stakes: Readonly<Record<string, number>> }} FeltBet minor units, by spot
 */

/**
 * @template {RoundOutcome} Outcome
 * @typedef {object} FeltOptions
 * @property {import('./game.texts.js').GameTexts} texts
 * @property {import('../../../world/ports/game-desk.ts').GameSession} session
 * @property {ReturnType<typeof import('./game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('./game.rounds.js').connectRounds<FeltBet, Outcome>>} rounds
 * @property {{ ready: string, busy: string }} labels of the button that starts a round
 * @property {readonly import('./game.chips.js').Spot[]} spots
 * @property {readonly Node[]} scene what lies on the felt
 * @property {readonly Node[]} below what comes below the balance
 * @property {() => void} [begin] a round is on its way
 * @property {(outcome: Outcome) => Promise<void>} reveal shows how it came
 * @property {(outcome: Outcome) => readonly string[]} end shows what stays in sight, gives the spots that it hit
 */

/**
 * A table that is staked on with chips.
 *
 * @template {RoundOutcome} Outcome
 * @param {FeltOptions<Outcome>} options
 */
export function createFelt({ spots, scene, below, ...options }) {
  const { texts, session } = options;
  const money = moneyIn(texts.lang, session.currency);
  /** @type {FeltBet['stakes'] | undefined} */
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

  /** @type {ReturnType<typeof createPlay<FeltBet, Outcome>>} */
  const play = createPlay({
    ...options,
    button,
    compose: () => (chips.total() === 0 ? texts.placeFirst : { stakes: chips.stakes() }),
    stakeOf: ({ stakes }) => Object.values(stakes).reduce((sum, stake) => sum + stake, 0),
    draw: (isHeld) => {
      total.textContent = money(chips.total());
      chips.setEnabled(!isHeld);
      // Not disabled: who presses them by keys would lose their place.
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
