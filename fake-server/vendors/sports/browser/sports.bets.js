import { element } from '../../games/browser/game.dom.js';
import { standingText } from './sports.match.js';
import { oddsText, selectionName } from './sports.texts.js';

/** @import { BetView } from '../sports.bets.ts' */

/**
 * The player's bets: open ones first, then those that were settled.
 *
 * @param {import('./sports.texts.js').Texts} texts
 * @param {(minor: number) => string} money
 * @param {readonly BetView[]} bets newest first
 */
export function betLists(texts, money, bets) {
  const open = bets.filter(({ state }) => state === 'open');
  const settled = bets.filter(({ state }) => state !== 'open');
  return [
    ...listOf(texts, money, texts.openBets, open),
    ...listOf(texts, money, texts.settledBets, settled),
  ];
}

/**
 * @param {import('./sports.texts.js').Texts} texts
 * @param {(minor: number) => string} money
 * @param {string} title
 * @param {readonly BetView[]} bets
 */
function listOf(texts, money, title, bets) {
  if (bets.length === 0) return [];
  const items = bets.map((bet) => betItem(texts, money, bet));
  return [element('h2', {}, title), element('ul', { class: 'bets' }, ...items)];
}

/**
 * @param {import('./sports.texts.js').Texts} texts
 * @param {(minor: number) => string} money
 * @param {BetView} bet
 */
function betItem(texts, money, bet) {
  const state = bet.state === 'settled' ? (bet.win > 0 ? 'won' : 'lost') : bet.state;
  const legs = bet.legs.map((leg) => {
    const { standing } = leg;
    const score =
      standing && standing.phase !== 'coming'
        ? `${standing.score[0]}–${standing.score[1]} · ${standingText(texts, standing, '')}`
        : '';
    return element(
      'li',
      { class: leg.result },
      element('strong', {}, selectionName(texts, leg, leg.outcome)),
      element('b', {}, oddsText(texts, leg.odds)),
      element('small', {}, `${leg.home} – ${leg.away} ${score}`),
      element('small', {}, texts.results[leg.result]),
    );
  });
  const isOpen = bet.state === 'open';
  return element(
    'li',
    { class: `bet ${state}` },
    element(
      'div',
      { class: 'line' },
      element('strong', {}, legs.length > 1 ? texts.combination(legs.length) : texts.single),
      element('span', { class: 'state' }, texts.states[state]),
    ),
    element('ul', {}, ...legs),
    element(
      'div',
      { class: 'line' },
      element('span', {}, `${texts.stake}: ${money(bet.stake)}`),
      element(
        'span',
        {},
        `${isOpen ? texts.returns : texts.returned}: ${money(isOpen ? bet.returns : bet.win)}`,
      ),
    ),
  );
}
