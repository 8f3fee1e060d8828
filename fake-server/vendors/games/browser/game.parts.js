import { element, meter } from './game.dom.js';

/**
 * @typedef {object} PartsOptions
 * @property {string} title
 * @property {{ readonly balance: string }} texts
 * @property {HTMLElement} bar
 * @property {HTMLElement} scene where the game is seen
 * @property {HTMLElement} recent what the last rounds brought
 * @property {{ readonly balanceValue: HTMLElement, readonly verdict: { readonly box: HTMLElement, readonly shower: HTMLElement } }} play
 * @property {readonly HTMLElement[]} panel what is chosen and pressed, beside the balance
 * @property {readonly HTMLElement[]} below what is said under the panel
 */

/**
 * The parts of the page of a game with one button: the bar, the game itself, and the desk to play it from.
 *
 * @param {PartsOptions} options
 */
export function partsOf({ title, texts, bar, scene, recent, play, panel, below }) {
  return [
    bar,
    element('section', { class: 'cabinet', 'aria-label': title }, scene, play.verdict.shower),
    element(
      'div',
      { class: 'desk' },
      recent,
      play.verdict.box,
      element('div', { class: 'panel' }, meter(texts.balance, play.balanceValue), ...panel),
      ...below,
    ),
  ];
}
