import { element } from '../../games/browser/game.dom.js';
import { proseSection } from '../../games/browser/game.guide.js';
import { percent } from '../../games/browser/game.texts.js';

/**
 * @import { BaccaratOutcome, BaccaratSpot } from '../baccarat.types.ts'
 * @typedef {object} GuideOptions
 * @property {import('./baccarat.texts.js').Texts} texts
 * @property {import('./baccarat.js').Rules} rules
 * @property {import('../../../world/ports/game-operator.ts').GameSession} session
 * @property {(minor: number) => string} money
 */

/**
 * What pays and how much comes back, the rules of the cards, and the last rounds.
 *
 * @param {GuideOptions} options
 */
export function createGuide({ texts, rules, session, money }) {
  const numbers = new Intl.NumberFormat(texts.lang);
  const names = /** @type {BaccaratSpot[]} */ (Object.keys(rules.returns));
  const pays = table(
    [texts.spot, texts.payout, texts.rate],
    names.map((spot) => [
      texts.spots[spot],
      `${numbers.format(rules.payouts[spot] / 100)}:1`,
      percent(texts.lang, rules.returns[spot]),
    ]),
  );
  const rounds = element('section');
  const how = texts.howText(rules.decks, money(session.minStake), money(session.maxStake));
  return {
    sections: [
      element('section', {}, element('h3', {}, texts.pays), pays),
      proseSection(texts.howItWorks, how),
      rounds,
    ],
    /** @param {readonly BaccaratOutcome[]} played newest first */
    showRounds(played) {
      const rows = played.map((outcome) => [
        texts.wins[outcome.winner],
        money(outcome.stake),
        money(outcome.win),
      ]);
      rounds.replaceChildren(
        element('h3', {}, texts.lastRounds),
        rows.length === 0
          ? element('p', {}, texts.noRounds)
          : table([texts.spot, texts.stake, texts.payout], rows),
      );
    },
  };
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const heads = head.map((text) => element('th', { scope: 'col' }, text));
  const lines = rows.map((cells) =>
    element('tr', {}, ...cells.map((text) => element('td', {}, text))),
  );
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...lines),
  );
}
