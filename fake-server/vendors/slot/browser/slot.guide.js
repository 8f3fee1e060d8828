import { drawing, element } from '../../games/browser/game.dom.js';
import { proseSection } from '../../games/browser/game.guide.js';
import { symbolPicture } from './slot.symbols.js';

/**
 * @import { SlotOutcome, SlotSymbol } from '../slot.types.ts'
 * @import { Rules } from './slot.js'
 * @typedef {object} GuideOptions
 * @property {import('./slot.texts.js').Texts} texts
 * @property {Rules} rules
 * @property {(minor: number) => string} money
 * @property {string} rate the return to player, written out
 * @property {{ minStake: number, maxStake: number }} session
 */

/**
 * The rules, the pay table at a stake, the lines and the last rounds.
 *
 * @param {GuideOptions} options
 */
export function createGuide({ texts, rules, money, rate, session }) {
  const pays = element('section');
  const rounds = element('section');
  const limits = texts.rulesText(
    rate,
    money(session.minStake),
    money(session.maxStake),
    rules.lines.length,
  );
  return {
    sections: [pays, linesSection(texts, rules), proseSection(texts.howItWorks, limits), rounds],
    /** @param {number} stake @param {readonly SlotOutcome[]} played newest first */
    fill(stake, played) {
      fillPays(pays, texts, rules, money, stake);
      fillRounds(rounds, texts, money, played);
    },
  };
}

/**
 * @param {HTMLElement} section
 * @param {import('./slot.texts.js').Texts} texts
 * @param {Rules} rules
 * @param {(minor: number) => string} money
 * @param {number} stake
 */
function fillPays(section, texts, rules, money, stake) {
  const line = stake / rules.lines.length;
  const names = /** @type {(keyof Rules['pays'])[]} */ (Object.keys(rules.pays));
  section.replaceChildren(
    element('h3', {}, texts.pays),
    element('p', {}, texts.paysAt(money(stake))),
    element(
      'ul',
      { class: 'pays' },
      ...names.map((name) =>
        payItem(
          name,
          texts.symbols[name],
          rules.pays[name].map((pay) => money(Math.floor(pay * line))),
        ),
      ),
      payItem(
        'scatter',
        texts.symbols.scatter,
        rules.scatterPays.map((pay) => money(pay * stake)),
      ),
    ),
  );
}

/** @param {SlotSymbol} symbol @param {string} name @param {string[]} amounts for 3, 4 and 5 */
function payItem(symbol, name, amounts) {
  return element(
    'li',
    {},
    symbolPicture(symbol),
    element(
      'div',
      {},
      element('strong', {}, name),
      element(
        'dl',
        {},
        ...amounts.flatMap((amount, index) => [
          element('dt', {}, `${index + 3}×`),
          element('dd', {}, amount),
        ]),
      ),
    ),
  );
}

/** @param {import('./slot.texts.js').Texts} texts @param {Rules} rules */
function linesSection(texts, rules) {
  const items = rules.lines.map((rows, index) => {
    const cells = rows.flatMap((taken, reel) =>
      [0, 1, 2].map((row) =>
        drawing('rect', {
          x: String(reel * 10 + 1),
          y: String(row * 10 + 1),
          width: '8',
          height: '8',
          rx: '2',
          class: row === taken ? 'taken' : 'free',
        }),
      ),
    );
    const picture = drawing('svg', { viewBox: '0 0 50 30', 'aria-hidden': 'true' }, ...cells);
    const where = rows.map((row) => row + 1).join(' ');
    return element('li', { 'aria-label': `${index + 1}: ${where}` }, picture, String(index + 1));
  });
  return element(
    'section',
    {},
    element('h3', {}, texts.lines),
    element('ol', { class: 'lines' }, ...items),
  );
}

/**
 * @param {HTMLElement} section
 * @param {import('./slot.texts.js').Texts} texts
 * @param {(minor: number) => string} money
 * @param {readonly SlotOutcome[]} played
 */
function fillRounds(section, texts, money, played) {
  const head = element(
    'tr',
    {},
    element('th', { scope: 'col' }, '#'),
    element('th', { scope: 'col' }, texts.round),
    element('th', { scope: 'col' }, texts.win),
  );
  const body = played.map((outcome, index) =>
    element(
      'tr',
      outcome.win > 0 ? { class: 'paid' } : {},
      element('td', {}, String(played.length - index)),
      element('td', {}, money(outcome.stake)),
      element('td', {}, money(outcome.win)),
    ),
  );
  section.replaceChildren(
    element('h3', {}, texts.lastRounds),
    played.length === 0
      ? element('p', {}, texts.noRounds)
      : element('table', {}, element('thead', {}, head), element('tbody', {}, ...body)),
  );
}
