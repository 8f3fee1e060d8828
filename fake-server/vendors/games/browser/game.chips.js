import { element } from './game.dom.js';
import { sound } from './game.sound.js';

/**
 * @typedef {Readonly<Partial<Record<string, number>>>} Stakes by spot, in minor units
 * @typedef {{ spot: string, name: string, button: HTMLButtonElement }} Spot
 * @typedef {object} ChipsOptions
 * @property {import('./game.texts.js').GameTexts} texts
 * @property {import('../../../world/ports/game-operator.ts').GameSession} session
 * @property {(minor: number) => string} money
 * @property {readonly Spot[]} spots what takes chips, with its name as it is read aloud
 * @property {() => void} onChange
 * @property {() => void} onLimit one spot has all that it takes
 */

/**
 * The chips to stake with, and what lies on each spot of a table.
 *
 * @param {ChipsOptions} options
 */
export function createChips({ texts, session, money, spots, onChange, onLimit }) {
  const short = new Intl.NumberFormat(texts.lang, { notation: 'compact' });
  /** @type {Map<string, number>} */
  const staked = new Map();
  /** @type {readonly string[]} */
  let hits = [];
  let chip = session.minStake;
  let isEnabled = true;

  const choices = session.stakes.map((value, index) => {
    const input = element('input', { type: 'radio', name: 'chip', value: String(value) });
    input.checked = value === chip;
    input.addEventListener('change', () => {
      chip = value;
    });
    const face = element('span', { 'aria-hidden': 'true' }, short.format(value / 100));
    const spoken = element('span', { class: 'spoken' }, money(value));
    return element('label', { class: `chip chip-${index + 1}` }, input, face, spoken);
  });

  const places = spots.map(({ spot, name, button }) => {
    const face = element('span', { class: 'placed', 'aria-hidden': 'true' });
    button.append(face);
    button.addEventListener('click', () => {
      if (!isEnabled) return;
      const next = (staked.get(spot) ?? 0) + chip;
      if (next > session.maxStake) return onLimit();
      staked.set(spot, next);
      sound('stake');
      change();
    });
    return { spot, name, button, face };
  });

  const draw = () => {
    for (const { spot, name, button, face } of places) {
      const value = staked.get(spot);
      face.textContent = value === undefined ? '' : short.format(value / 100);
      const label = value === undefined ? name : `${name}. ${texts.staked(money(value))}`;
      button.setAttribute('aria-label', label);
      button.setAttribute('aria-disabled', String(!isEnabled));
      button.classList.toggle('hit', hits.includes(spot));
    }
  };
  const change = () => {
    hits = [];
    draw();
    onChange();
  };
  draw();

  return {
    box: element(
      'fieldset',
      { class: 'chips' },
      element('legend', { class: 'spoken' }, texts.chip),
      ...choices,
    ),
    total: () => [...staked.values()].reduce((sum, value) => sum + value, 0),
    /** @returns {Record<string, number>} */
    stakes: () => Object.fromEntries(staked),
    /** @param {Stakes} stakes */
    place(stakes) {
      staked.clear();
      for (const [spot, value] of Object.entries(stakes)) {
        if (value !== undefined) staked.set(spot, value);
      }
      change();
    },
    /** Shows what the last round hit, until something is staked. @param {readonly string[]} names */
    showHits(names) {
      hits = names;
      draw();
    },
    isEnabled: () => isEnabled,
    /** @param {boolean} enabled */
    setEnabled(enabled) {
      isEnabled = enabled;
      draw();
    },
  };
}
