import { element } from '../../games/browser/game.dom.js';
import { chosenText, playName } from './lottery.texts.js';

/**
 * @import { BetView } from '../lottery.bets.ts'
 * @import { LotteryView } from '../lottery.router.ts'
 * @import { DrawResult } from '../../../world/ports/lottery.ts'
 */

/**
 * What was drawn: balls, or of a table of prizes the special one.
 *
 * @param {import('./lottery.texts.js').Texts} texts
 * @param {LotteryView['form']} form
 * @param {DrawResult} draw
 */
export function drawnNumbers(texts, form, draw) {
  if (draw.cancelled) return element('p', { class: 'hint' }, texts.cancelled);
  const numbers = draw.prizes[0]?.numbers ?? [];
  if (form === 'prizes') {
    return element('p', { class: 'special' }, `${texts.special} `, element('b', {}, ...numbers));
  }
  const balls = numbers.map((number) => element('li', { class: `ball ${form}` }, number));
  return element('ol', { class: 'balls' }, ...balls);
}

/**
 * What was drawn, as far as the bet depends on it.
 *
 * @param {import('./lottery.texts.js').Texts} texts
 * @param {LotteryView['form']} form
 * @param {BetView & { result: DrawResult }} bet
 */
function drawnFor(texts, form, { playType, numbers, result }) {
  if (playType !== 'anyTwo' || result.cancelled) return drawnNumbers(texts, form, result);
  const [chosen = ''] = numbers;
  const drawn = result.prizes.flatMap((prize) => prize.numbers);
  return element('p', { class: 'hint' }, texts.hits(drawn.filter((one) => one.endsWith(chosen))));
}

/**
 * The player's bets in a lottery, newest first.
 *
 * @param {import('./lottery.texts.js').Texts} texts
 * @param {(minor: number) => string} money
 * @param {LotteryView | undefined} lottery
 * @param {readonly BetView[]} bets
 */
export function betList(texts, money, lottery, bets) {
  const items = bets.map((bet) =>
    element(
      'li',
      { class: `bet ${bet.state}` },
      element(
        'div',
        { class: 'line' },
        element('strong', {}, playName(texts, bet.playType)),
        element('span', { class: 'state' }, texts.states[bet.state]),
      ),
      element(
        'div',
        { class: 'line' },
        element('b', {}, chosenText(texts, bet.numbers)),
        element(
          'span',
          {},
          bet.state === 'open' || bet.win === 0
            ? `${texts.stake} ${money(bet.stake)}`
            : money(bet.win),
        ),
      ),
      element('small', {}, texts.drawNo(bet.drawNo)),
      ...(bet.result && lottery
        ? [drawnFor(texts, lottery.form, { ...bet, result: bet.result })]
        : []),
    ),
  );
  return [
    element('h2', {}, texts.bets),
    items.length > 0
      ? element('ul', { class: 'bets' }, ...items)
      : element('p', { class: 'hint' }, texts.noBets),
  ];
}
