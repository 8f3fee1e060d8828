import { element } from '../../games/browser/game.dom.js';

/**
 * @import { BaccaratSpot } from '../baccarat.types.ts'
 * @import { Rules } from './baccarat.js'
 */

/** In the order of the felt. @type {BaccaratSpot[]} */
const order = ['playerPair', 'player', 'tie', 'banker', 'bankerPair'];

/**
 * The spots to stake on.
 *
 * @param {import('./baccarat.texts.js').Texts} texts
 * @param {Rules} rules
 */
export function createSpots(texts, rules) {
  const numbers = new Intl.NumberFormat(texts.lang);
  const spots = order.map((spot) => {
    const name = texts.spots[spot];
    const pays = `${numbers.format(rules.payouts[spot] / 100)}:1`;
    const button = element(
      'button',
      { type: 'button', class: `spot ${spot}` },
      element('span', { class: 'name' }, name),
      ' ',
      element('span', { class: 'odds' }, pays),
    );
    return { spot, name: `${name} ${pays}`, button };
  });
  return { spots, box: element('div', { class: 'spots' }, ...spots.map(({ button }) => button)) };
}
