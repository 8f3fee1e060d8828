import { element, meter } from '../../games/browser/game.dom.js';
import { createGuideDialog, proseSection } from '../../games/browser/game.guide.js';
import { tellFundsShort } from '../../games/browser/game.portal.js';
import { sound } from '../../games/browser/game.sound.js';
import { createBar } from '../../games/browser/game.start.js';
import { failureText, moneyIn, percent } from '../../games/browser/game.texts.js';
import { createVerdict } from '../../games/browser/game.verdict.js';
import { createBoard } from './roulette.board.js';
import { colourOf, createWheel } from './roulette.wheel.js';

const keptNumbers = 18;

/**
 * @import { RouletteOutcome } from '../roulette.types.ts'
 * @import { Bet, Opening } from './roulette.js'
 * @typedef {Bet & { roundId: string }} Round
 * @typedef {object} TableOptions
 * @property {import('./roulette.texts.js').Texts} texts
 * @property {Opening & { session: import('../../../world/ports/game-desk.ts').GameSession }} opening
 * @property {number[]} history the numbers that the player has seen, newest first
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('../../games/browser/game.rounds.js').connectRounds<Bet, RouletteOutcome>>} rounds
 */

/**
 * The table itself: wheel, board, chips, balance.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, history, portal, rounds }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);
  let balance = session.balance;
  let isBusy = false;
  /** A round whose answer never came: the next press asks about it again. @type {Round | undefined} */
  let unanswered;
  /** @type {Record<string, number> | undefined} */
  let last;
  const numbers = [...history];

  const wheel = createWheel(rules.wheel, texts.wheel);
  wheel.show(numbers[0]);
  const verdict = createVerdict({ texts, money });
  const how = texts.howText(rate, money(session.minStake), money(session.maxStake));
  const guide = createGuideDialog(texts.rules, texts.dismiss, proseSection(texts.howItWorks, how));
  const board = createBoard({
    texts,
    session,
    money,
    onChange: () => {
      board.mark({});
      refresh();
    },
    onLimit: () => verdict.showFailure(texts.tooMuch),
  });
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.showModal(),
  });
  const recent = element('ol', { class: 'recent', 'aria-label': texts.lastNumbers });
  const balanceValue = element('output', { class: 'amount', id: 'balance' });
  const total = element('output', { class: 'amount', id: 'total' });
  const spin = element('button', { type: 'button', class: 'primary deal' }, texts.spin);
  const clear = element('button', { type: 'button', class: 'plain' }, texts.clear);
  const repeat = element('button', { type: 'button', class: 'plain' }, texts.repeat);

  const showNumbers = () => {
    recent.replaceChildren(
      ...numbers
        .slice(0, keptNumbers)
        .map((number) => element('li', { class: colourOf(number) }, String(number))),
    );
  };

  const refresh = () => {
    const staked = board.total();
    const isShort = !unanswered && staked > balance;
    balanceValue.textContent = money(balance);
    total.textContent = money(staked);
    const cannot = isBusy || (!unanswered && (staked === 0 || isShort));
    spin.setAttribute('aria-disabled', String(cannot));
    spin.textContent = isBusy ? texts.spinning : unanswered ? texts.retry : texts.spin;
    clear.disabled = isBusy || unanswered !== undefined || staked === 0;
    repeat.disabled = isBusy || unanswered !== undefined || !last || staked > 0;
    board.setEnabled(!isBusy && !unanswered);
    if (isBusy || unanswered) return;
    if (isShort) verdict.showFailure(texts.failures.insufficient_balance);
    else if (staked === 0 && verdict.isFailure()) verdict.showText(texts.placeFirst);
    else if (staked > 0) verdict.showText(texts.ready);
  };

  /** The balance has moved without this page. @param {number} now */
  const followBalance = (now) => {
    if (now === balance) return;
    balance = now;
    portal.roundSettled(now);
  };

  /** @param {Round} round @param {string} text @param {boolean} [isResumed] */
  const run = async (round, text, isResumed = false) => {
    isBusy = true;
    unanswered = undefined;
    board.place(round.stakes);
    verdict.showText(text);
    refresh();
    // The stake leaves at once, as the player expects; the answer's balance is what counts.
    if (!isResumed) balanceValue.textContent = money(Math.max(0, balance - board.total()));
    const late = setTimeout(() => verdict.showText(texts.waiting), 4_000);
    const answer = await rounds.play(round);
    clearTimeout(late);
    if (answer.kind !== 'answered') {
      isBusy = false;
      if (answer.kind === 'unanswered') unanswered = round;
      else followBalance(answer.balance ?? balance);
      refresh();
      const code = answer.kind === 'refused' ? answer.code : 'unanswered';
      verdict.showFailure(failureText(texts, code));
      return;
    }
    const { outcome } = answer.answer;
    await wheel.spinTo(outcome.pocket, texts.fell(String(outcome.pocket)));
    sound('land');
    rounds.seen(round);
    balance = answer.answer.balance;
    last = round.stakes;
    isBusy = false;
    numbers.unshift(outcome.pocket);
    showNumbers();
    board.place({});
    board.mark(outcome.paid, outcome.pocket);
    verdict.showOutcome(outcome);
    portal.roundSettled(balance);
  };

  spin.addEventListener('click', () => {
    if (isBusy) return;
    if (unanswered) return void run(unanswered, texts.resuming);
    if (board.total() === 0) return verdict.showText(texts.placeFirst);
    if (board.total() <= balance) void run(rounds.newRound({ stakes: board.stakes() }), '\u00a0');
    else tellFundsShort();
  });
  clear.addEventListener('click', () => board.place({}));
  repeat.addEventListener('click', () => {
    if (last) board.place(last);
  });

  showNumbers();
  verdict.showText(texts.placeFirst);
  refresh();
  return {
    parts: [
      bar,
      element(
        'section',
        { class: 'felt', 'aria-label': session.title },
        element('div', { class: 'head' }, wheel.box, recent),
        board.box,
        verdict.shower,
      ),
      element(
        'div',
        { class: 'desk' },
        verdict.box,
        board.chips,
        element('div', { class: 'actions' }, clear, repeat, spin),
        element(
          'div',
          { class: 'meters' },
          meter(texts.balance, balanceValue),
          meter(texts.total, total),
        ),
        element('p', { class: 'summary' }, texts.summary(rate)),
      ),
    ],
    /** @param {number} now */
    noteBalance: (now) => {
      // A round that is being played brings its own.
      if (isBusy) return;
      followBalance(now);
      refresh();
    },
    /** Brings a round to its end that was open when the page was left. @param {Round} round */
    resume: (round) => run(round, texts.resuming, true),
  };
}
