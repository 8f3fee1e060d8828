import { element } from '../../games/browser/game.dom.js';

/**
 * @import { BaccaratSpot, BaccaratStakes } from '../baccarat.types.ts'
 * @import { Rules } from './baccarat.js'
 * @typedef {object} ChipsOptions
 * @property {import('./baccarat.texts.js').Texts} texts
 * @property {import('../../../world/ports/game-desk.ts').GameSession} session
 * @property {Rules} rules
 * @property {(minor: number) => string} money
 * @property {() => void} onChange
 * @property {() => void} onLimit one spot has all that it takes
 */

/** In the order of the felt. @type {BaccaratSpot[]} */
const order = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'];

/**
 * The spots to stake on and the chips to stake with.
 *
 * @param {ChipsOptions} options
 */
export function createChips({ texts, session, rules, money, onChange, onLimit }) {
  const numbers = new Intl.NumberFormat(texts.lang);
  const short = new Intl.NumberFormat(texts.lang, { notation: 'compact' });
  /** @type {Map<BaccaratSpot, number>} */
  const staked = new Map();
  let chip = session.minStake;
  let isEnabled = true;

  const spots = order.map((spot) => {
    const pays = numbers.format(rules.payouts[spot] / 100);
    const amount = element('span', { class: 'placed', 'aria-hidden': 'true' });
    const spoken = element('span', { class: 'spoken' });
    const button = element(
      'button',
      { type: 'button', class: `spot ${spot}` },
      element('span', { class: 'name' }, texts.spots[spot]),
      ' ',
      element('span', { class: 'odds' }, `${pays}:1`),
      ' ',
      amount,
      spoken,
    );
    button.addEventListener('click', () => {
      if (!isEnabled) return;
      const next = (staked.get(spot) ?? 0) + chip;
      if (next > session.maxStake) return onLimit();
      staked.set(spot, next);
      refresh();
      onChange();
    });
    return { spot, button, amount, spoken };
  });

  const chips = session.stakes.map((value, index) => {
    const input = element('input', { type: 'radio', name: 'chip', value: String(value) });
    input.checked = value === chip;
    input.addEventListener('change', () => {
      chip = value;
    });
    const face = element('span', { 'aria-hidden': 'true' }, short.format(value / 100));
    const spoken = element('span', { class: 'spoken' }, money(value));
    return element('label', { class: `chip chip-${index + 1}` }, input, face, spoken);
  });

  const refresh = () => {
    for (const { spot, button, amount, spoken } of spots) {
      const value = staked.get(spot) ?? 0;
      amount.textContent = value > 0 ? short.format(value / 100) : '';
      spoken.textContent = value > 0 ? texts.staked(money(value)) : texts.nothingStaked;
      button.setAttribute('aria-disabled', String(!isEnabled));
    }
  };
  refresh();

  return {
    spots: element('div', { class: 'spots' }, ...spots.map(({ button }) => button)),
    chips: element(
      'fieldset',
      { class: 'chips' },
      element('legend', { class: 'spoken' }, texts.chip),
      ...chips,
    ),
    total: () => [...staked.values()].reduce((sum, value) => sum + value, 0),
    /** @returns {BaccaratStakes} */
    stakes: () => Object.fromEntries(staked),
    /** @param {BaccaratStakes} stakes */
    place(stakes) {
      staked.clear();
      for (const spot of order) {
        const value = stakes[spot];
        if (value !== undefined) staked.set(spot, value);
      }
      refresh();
      onChange();
    },
    /** @param {boolean} enabled */
    setEnabled(enabled) {
      isEnabled = enabled;
      refresh();
    },
    /** Shows which spots paid in the last round. @param {BaccaratStakes} paid */
    mark(paid) {
      for (const { spot, button } of spots) {
        button.classList.toggle('paid', (paid[spot] ?? 0) > 0);
      }
    },
  };
}
