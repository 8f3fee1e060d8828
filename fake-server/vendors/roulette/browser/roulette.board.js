import { element } from '../../games/browser/game.dom.js';
import { colourOf } from './roulette.wheel.js';

/** @import { RouletteField } from '../roulette.types.ts' */

/** @type {RouletteField[][]} */
const rows = [
  ['dozen1', 'dozen2', 'dozen3'],
  ['low', 'even', 'red', 'black', 'odd', 'high'],
  ['column1', 'column2', 'column3'],
];

/**
 * The numbers and fields to stake on.
 *
 * @param {import('./roulette.texts.js').Texts} texts
 */
export function createBoard(texts) {
  // By columns of three, the highest above, as on every table.
  const numbers = Array.from({ length: 37 }, (_, number) => ({
    spot: `n${number}`,
    name: texts.number(String(number)),
    button: cell(String(number), colourOf(number)),
  }));
  const fields = rows.map((row) =>
    row.map((field) => ({
      spot: field,
      name: texts.fields[field],
      button: cell(texts.fields[field], `field ${field}`),
    })),
  );
  return {
    spots: [...numbers, ...fields.flat()],
    box: element(
      'div',
      { class: 'board' },
      element('div', { class: 'numbers' }, ...numbers.map(({ button }) => button)),
      ...fields.map((row) =>
        element('div', { class: `row of-${row.length}` }, ...row.map(({ button }) => button)),
      ),
    ),
  };
}

/** @param {string} text @param {string} look */
function cell(text, look) {
  return element('button', { type: 'button', class: `cell ${look}` }, text);
}
