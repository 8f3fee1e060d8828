import { element } from '../../games/browser/game.dom.js';
import { sound } from '../../games/browser/game.sound.js';
import { colourOf } from './roulette.wheel.js';

/**
 * @import { RouletteField } from '../roulette.types.ts'
 * @typedef {Record<string, number>} Stakes
 * @typedef {object} BoardOptions
 * @property {import('./roulette.texts.js').Texts} texts
 * @property {import('../../../world/ports/game-desk.ts').GameSession} session
 * @property {(minor: number) => string} money
 * @property {() => void} onChange
 * @property {() => void} onLimit one spot has all that it takes
 */

/** @type {RouletteField[][]} */
const rows = [
  ['dozen1', 'dozen2', 'dozen3'],
  ['low', 'even', 'red', 'black', 'odd', 'high'],
  ['column1', 'column2', 'column3'],
];

/**
 * The numbers and fields to stake on, and the chips to stake with.
 *
 * @param {BoardOptions} options
 */
export function createBoard({ texts, session, money, onChange, onLimit }) {
  const short = new Intl.NumberFormat(texts.lang, { notation: 'compact' });
  /** @type {Map<string, number>} */
  const staked = new Map();
  let chip = session.minStake;
  let isEnabled = true;

  /** @param {string} spot @param {string} name @param {string} text @param {string} look */
  const spotButton = (spot, name, text, look) => {
    const amount = element('span', { class: 'placed', 'aria-hidden': 'true' });
    const button = element('button', { type: 'button', class: `cell ${look}` }, text, amount);
    button.addEventListener('click', () => {
      if (!isEnabled) return;
      const next = (staked.get(spot) ?? 0) + chip;
      if (next > session.maxStake) return onLimit();
      staked.set(spot, next);
      sound('stake');
      refresh();
      onChange();
    });
    return { spot, name, button, amount };
  };

  // By columns of three, the highest above, as on every table.
  const numbers = Array.from({ length: 37 }, (_, number) =>
    spotButton(`n${number}`, texts.number(String(number)), String(number), colourOf(number)),
  );
  const fields = rows.map((row) =>
    row.map((field) =>
      spotButton(field, texts.fields[field], texts.fields[field], `field ${field}`),
    ),
  );
  const spots = [...numbers, ...fields.flat()];

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
    for (const { spot, name, button, amount } of spots) {
      const value = staked.get(spot) ?? 0;
      amount.textContent = value > 0 ? short.format(value / 100) : '';
      button.setAttribute(
        'aria-label',
        value > 0 ? `${name}. ${texts.staked(money(value))}` : name,
      );
      button.setAttribute('aria-disabled', String(!isEnabled));
    }
  };
  refresh();

  return {
    box: element(
      'div',
      { class: 'board' },
      element('div', { class: 'numbers' }, ...numbers.map(({ button }) => button)),
      ...fields.map((row) =>
        element('div', { class: `row of-${row.length}` }, ...row.map(({ button }) => button)),
      ),
    ),
    chips: element(
      'fieldset',
      { class: 'chips' },
      element('legend', { class: 'spoken' }, texts.chip),
      ...chips,
    ),
    total: () => [...staked.values()].reduce((sum, value) => sum + value, 0),
    /** @returns {Stakes} */
    stakes: () => Object.fromEntries(staked),
    /** @param {Stakes} stakes */
    place(stakes) {
      staked.clear();
      for (const [spot, value] of Object.entries(stakes)) staked.set(spot, value);
      refresh();
      onChange();
    },
    /** @param {boolean} enabled */
    setEnabled(enabled) {
      isEnabled = enabled;
      refresh();
    },
    /** Shows which spots paid in the last round. @param {Stakes} paid @param {number} [pocket] */
    mark(paid, pocket) {
      for (const { spot, button } of spots) {
        button.classList.toggle('paid', (paid[spot] ?? 0) > 0);
        button.classList.toggle('hit', spot === `n${pocket}`);
      }
    },
  };
}
