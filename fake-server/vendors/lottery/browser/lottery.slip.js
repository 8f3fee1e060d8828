import { newRoundId } from '../../games/browser/game.calls.js';
import { element } from '../../games/browser/game.dom.js';
import { failureText, percent } from '../../games/browser/game.texts.js';
import { createChoice } from './lottery.choice.js';
import { chosenText, oddsText, playName } from './lottery.texts.js';

/**
 * @import { LotteryView } from '../lottery.router.ts'
 * @typedef {{ roundId: string, stake: number, gameCode: string, drawNo: string, playType: string, numbers: readonly string[] }} Ticket
 * @typedef {{ kind: 'answered', answer: { balance: number } }
 *   | { kind: 'refused', code: string, answer: Record<string, unknown> }
 *   | { kind: 'unanswered' }} Placed
 * @typedef {object} SlipOptions
 * @property {import('./lottery.texts.js').Texts} texts
 * @property {import('../../games/game.types.ts').GameSession} session
 * @property {(minor: number) => string} money
 * @property {() => number} balance
 * @property {() => string | undefined} openDraw
 * @property {(ticket: Ticket) => Promise<Placed>} place
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
  let isBusy = false;
  /** A bet whose answer never came: the next press asks about it again. @type {Ticket | undefined} */
  let unanswered;

  const plays = element('div', { class: 'plays', role: 'group', 'aria-label': texts.plays });
  const about = element('p', { class: 'hint' });
  const numbers = element('div', { class: 'numbers' });
  const choosing = element('div', { class: 'choosing' }, plays, about, numbers);

  const picked = element('output', { class: 'picked' });
  const stake = element('input', {
    id: 'stake',
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': 'limits',
  });
  const limits = element('p', { id: 'limits', class: 'hint' });
  const chips = session.stakes
    .slice(0, 4)
    .map((value) =>
      element('button', { type: 'button', class: 'plain', value: String(value) }, money(value)),
    );
  const returns = element('output', { class: 'amount' });
  const status = element('p', { class: 'verdict', role: 'status' });
  const button = element('button', { type: 'button', class: 'primary' });
  const box = element(
    'div',
    { class: 'slip' },
    picked,
    element(
      'div',
      { class: 'meter' },
      element('label', { for: 'stake' }, texts.stake),
      stake,
      limits,
    ),
    element('div', { class: 'quick' }, ...chips),
    element('div', { class: 'line' }, element('span', {}, texts.returns), returns),
    button,
    status,
  );

  stake.value = written(session.stakes[1] ?? session.minStake);
  /** In minor units; 0 for what is no amount. */
  const amount = () => {
    const value = Number(stake.value.trim().replace(',', '.'));
    return Number.isFinite(value) && value > 0 ? Math.round(value * 100) : 0;
  };

  /** @param {string} text @param {boolean} [isFailure] */
  const say = (text, isFailure = false) => {
    status.dataset['kind'] = isFailure ? 'failure' : 'text';
    status.textContent = text;
  };

  const limitsText = () =>
    texts.limits(money(session.minStake), money(play?.maxStake ?? session.maxStake));

  const trouble = () => {
    if (!play || !choice?.isComplete()) return texts.incomplete;
    if (amount() < session.minStake || amount() > play.maxStake) return limitsText();
    return amount() > balance() ? texts.failures.insufficient_balance : undefined;
  };

  const refresh = () => {
    const isHeld = isBusy || unanswered !== undefined;
    limits.textContent = limitsText();
    picked.textContent = play
      ? `${playName(texts, play.type)}: ${chosenText(texts, choice?.chosen() ?? []) || '–'}`
      : '';
    returns.textContent = money(Math.floor((amount() * (play?.odds ?? 0)) / 100));
    stake.disabled = isHeld;
    for (const chip of chips) {
      chip.disabled = isHeld || Number(chip.value) > (play?.maxStake ?? 0);
    }
    for (const one of plays.querySelectorAll('button')) {
      one.disabled = isHeld;
      one.setAttribute('aria-pressed', String(one.value === play?.type));
    }
    choice?.hold(isHeld);
    button.textContent = isBusy ? texts.placing : unanswered ? texts.retry : texts.place;
    button.setAttribute(
      'aria-disabled',
      String(isBusy || (!unanswered && trouble() !== undefined)),
    );
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
    choice = createChoice(texts, next, () => {
      say('');
      refresh();
    });
    numbers.replaceChildren(...choice.parts);
    if (amount() > next.maxStake) stake.value = written(session.minStake);
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
          say('');
          choose(one);
        });
        return made;
      }),
    );
    const first = next.plays.find(({ type }) => type === wanted) ?? next.plays[0];
    if (first) choose(first);
  };

  /** @param {Ticket} ticket */
  const send = async (ticket) => {
    isBusy = true;
    unanswered = undefined;
    say('');
    refresh();
    const placed = await place(ticket);
    isBusy = false;
    if (placed.kind === 'answered') {
      choice?.clear();
      say(texts.placed(ticket.drawNo));
      onPlaced(placed.answer.balance);
    } else if (placed.kind === 'unanswered') {
      unanswered = ticket;
      say(texts.failures.unanswered, true);
    } else {
      say(failureText(texts, placed.code), true);
      if (placed.code === 'draw_closed') onClosed();
    }
    refresh();
  };

  button.addEventListener('click', () => {
    if (isBusy) return;
    if (unanswered) return void send(unanswered);
    const why = trouble();
    if (why !== undefined) return say(why, true);
    const drawNo = openDraw();
    if (!lottery || !play || !choice || drawNo === undefined) return say(texts.stale, true);
    void send({
      roundId: newRoundId(),
      stake: amount(),
      gameCode: lottery.code,
      drawNo,
      playType: play.type,
      numbers: choice.chosen(),
    });
  });
  stake.addEventListener('input', () => {
    say('');
    refresh();
  });
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      stake.value = written(Number(chip.value));
      say('');
      refresh();
    });
  }

  /** An amount as it can be typed. @param {number} minor */
  function written(minor) {
    const options = { minimumFractionDigits: 2, useGrouping: false };
    return new Intl.NumberFormat(texts.lang, options).format(minor / 100);
  }

  return {
    box,
    choosing,
    show,
    refresh,
    /** Brings a bet to its end that was on the way when the page was left. @param {Ticket} ticket */
    resume: (ticket) => send(ticket),
  };
}
