import { element } from './game.dom.js';

/**
 * The last rounds, in sight.
 *
 * @template Played
 * @param {object} options
 * @param {string} options.label
 * @param {number} options.max so many are shown
 * @param {readonly Played[]} options.played newest first
 * @param {(one: Played) => [text: string, look: string]} options.item
 */
export function createRecent({ label, max, played, item }) {
  let rounds = [...played];
  const box = element('ol', { class: 'recent', 'aria-label': label });
  const draw = () => {
    const items = rounds.slice(0, max).map((one) => {
      const [text, look] = item(one);
      return element('li', { class: look }, text);
    });
    box.replaceChildren(...items);
  };
  draw();
  return {
    box,
    /** @param {Played} one */
    add(one) {
      rounds = [one, ...rounds];
      draw();
    },
  };
}
