import { createPlacing } from '../../games/browser/game.bets.js';
import { element } from '../../games/browser/game.dom.js';
import { createStakeField } from '../../games/browser/game.stake.js';
import { percent } from '../../games/browser/game.texts.js';
import { createChoice } from './lottery.choice.js';
import { chosenText, oddsText, playName } from './lottery.texts.js';

/**
 * @import { Placed } from '../../games/browser/game.bets.js'
 * @import { LotteryView } from '../lottery.router.ts'
 * @typedef {{ stake: number, gameCode: string, drawNo: string, playType: string, numbers: readonly string[] }} Ticket
 * @typedef {object} SlipOptions
 * @property {import('./lottery.texts.js').Texts} texts
 * @property {import('../../../world/ports/game-operator.ts').GameSession} session
 * @property {(minor: number) => string} money
 * @property {() => number} balance
 * @property {() => string | undefined} openDraw
 * @property {(ticket: Ticket & { roundId: string }) => Promise<Placed>} place
 * @property {(balance: number) => void} onPlaced
 * @property {() => void} onClosed
 */

/**
 * Choosing what to bet on, the stake, and placing the bet.
 *
 * @param {SlipOptions} options
 */
export function createSlip({
  texts,
  session,
  money,
  balance,
  openDraw,
  place,
  onPlaced,
  onClosed,
}) {
  /** @type {LotteryView | undefined} */
  let lottery;
  /** @type {LotteryView['plays'][number] | undefined} */
  let play;
  /** @type {ReturnType<typeof createChoice> | undefined} */
  let choice;
  /** The draw that was told last. @type {string | undefined} */
  let toldDraw;

  const plays = element('div', { class: 'plays', role: 'group', 'aria-label': texts.plays });
  const about = element('p', { class: 'hint' });
  const numbers = element('div', { class: 'numbers' });
  const choosing = element('div', { class: 'choosing' }, plays, about, numbers);

  const change = () => {
    placing.say('');
    refresh();
  };
  const stake = createStakeField({
    texts,
    session,
    money,
    offered: session.stakes.slice(0, 4),
    onChange: change,
  });

  /** @returns {Ticket | string} */
  const compose = () => {
    if (!lottery || !play || !choice?.isComplete()) return texts.incomplete;
    const trouble = stake.trouble(balance());
    if (trouble !== undefined) return trouble;
    const drawNo = openDraw();
    if (drawNo === undefined) return texts.stale;
    return {
      stake: stake.value(),
      gameCode: lottery.code,
      drawNo,
      playType: play.type,
      numbers: choice.chosen(),
    };
  };
  const placing = createPlacing({
    texts,
    compose,
    place,
    onPlaced: ({ drawNo }, left) => {
      choice?.clear();
      onPlaced(left);
      return texts.placed(drawNo);
    },
    onRefused: ({ code }) => {
      if (code === 'draw_closed') onClosed();
    },
    onChange: () => refresh(),
  });

  const target = element('p', { class: 'hint' });
  const picked = element('output', { class: 'picked' });
  const returns = element('output', { class: 'amount' });
  const box = element(
    'div',
    { class: 'slip' },
    target,
    picked,
    ...stake.parts,
    element('div', { class: 'line' }, element('span', {}, texts.returns), returns),
    placing.button,
    placing.status,
  );

  /**
   * Names the draw of a bet, and says when it differs from the one that the numbers were chosen
   * for.
   */
  const tellDraw = () => {
    const drawNo = openDraw();
    if (drawNo === toldDraw) return;
    const hasTurned = toldDraw !== undefined && drawNo !== undefined;
    if (hasTurned && choice && choice.chosen().length > 0 && !placing.isHeld()) {
      placing.say(texts.failures.draw_closed, true);
    }
    toldDraw = drawNo;
    target.textContent = drawNo === undefined ? '' : texts.drawNo(drawNo);
  };

  const refresh = () => {
    const isHeld = placing.isHeld();
    tellDraw();
    picked.textContent = play
      ? `${playName(texts, play.type)}: ${chosenText(texts, choice?.chosen() ?? []) || '–'}`
      : '';
    returns.textContent = money(Math.floor((stake.value() * (play?.odds ?? 0)) / 100));
    stake.hold(isHeld);
    for (const one of plays.querySelectorAll('button')) {
      one.disabled = isHeld;
      one.setAttribute('aria-pressed', String(one.value === play?.type));
    }
    choice?.hold(isHeld);
    placing.refresh();
  };

  /** @param {LotteryView['plays'][number]} next */
  const choose = (next) => {
    play = next;
    const draws = new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1 });
    about.textContent = [
      `${texts.pays} ${oddsText(texts, next.odds)}`,
      texts.oneIn(draws.format(next.oneIn)),
      texts.average(percent(texts.lang, next.returnToPlayer)),
    ].join(' · ');
    choice = createChoice(texts, next, change);
    numbers.replaceChildren(...choice.parts);
    stake.limit(next.maxStake);
    refresh();
  };

  /** @param {LotteryView} next @param {string} wanted */
  const show = (next, wanted) => {
    lottery = next;
    plays.replaceChildren(
      ...next.plays.map((one) => {
        const made = element(
          'button',
          { type: 'button', class: 'play', value: one.type },
          element('span', {}, playName(texts, one.type)),
          ' ',
          element('b', {}, oddsText(texts, one.odds)),
        );
        made.addEventListener('click', () => {
          placing.say('');
          choose(one);
        });
        return made;
      }),
    );
    const first = next.plays.find(({ type }) => type === wanted) ?? next.plays[0];
    if (first) choose(first);
  };

  return { box, choosing, show, refresh, resume: placing.resume };
}
