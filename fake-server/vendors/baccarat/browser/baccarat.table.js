import { element, meter } from '../../games/browser/game.dom.js';
import { tellFundsShort } from '../../games/browser/game.portal.js';
import { createBar } from '../../games/browser/game.start.js';
import { failureText, moneyIn, percent } from '../../games/browser/game.texts.js';
import { createVerdict } from '../../games/browser/game.verdict.js';
import { createHands } from './baccarat.cards.js';
import { createChips } from './baccarat.chips.js';
import { createGuide } from './baccarat.guide.js';
import { createRoad } from './baccarat.road.js';

/**
 * @import { BaccaratOutcome, BaccaratStakes } from '../baccarat.types.ts'
 * @import { Opening, Round, RoundAnswer } from './baccarat.js'
 * @typedef {object} TableOptions
 * @property {import('./baccarat.texts.js').Texts} texts
 * @property {Opening} opening
 * @property {Opening['history']} history the rounds that the player has seen, newest first
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {(stakes: BaccaratStakes) => Round} newRound
 * @property {(round: Round) => Promise<RoundAnswer>} play
 * @property {(round: Round) => void} seen the cards of the last round have been shown
 */

/**
 * The table itself: hands, spots, chips, balance.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, history, portal, newRound, play, seen }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  let balance = session.balance;
  let isBusy = false;
  /** A round whose answer never came: the next press asks about it again. @type {Round | undefined} */
  let unanswered;
  /** @type {BaccaratStakes | undefined} */
  let last;

  const hands = createHands(texts);
  const verdict = createVerdict({ texts, money });
  const road = createRoad(
    texts,
    history.map(({ outcome }) => outcome),
  );
  const guide = createGuide({ texts, opening, money });
  const chips = createChips({
    texts,
    session,
    rules,
    money,
    onChange: () => {
      chips.mark({});
      refresh();
    },
    onLimit: () => verdict.showFailure(texts.tooMuch),
  });
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.open(road.played()),
  });
  const result = element('p', { class: 'result', role: 'status' });
  const balanceValue = element('output', { class: 'amount', id: 'balance' });
  const total = element('output', { class: 'amount', id: 'total' });
  const dealButton = element('button', { type: 'button', class: 'primary deal' }, texts.deal);
  const clear = element('button', { type: 'button', class: 'plain' }, texts.clear);
  const repeat = element('button', { type: 'button', class: 'plain' }, texts.repeat);

  const refresh = () => {
    const staked = chips.total();
    const isShort = !unanswered && staked > balance;
    balanceValue.textContent = money(balance);
    total.textContent = money(staked);
    const cannot = isBusy || (!unanswered && (staked === 0 || isShort));
    dealButton.setAttribute('aria-disabled', String(cannot));
    dealButton.textContent = isBusy ? texts.dealing : unanswered ? texts.retry : texts.deal;
    clear.disabled = isBusy || unanswered !== undefined || staked === 0;
    repeat.disabled = isBusy || unanswered !== undefined || !last || staked > 0;
    chips.setEnabled(!isBusy && !unanswered);
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
    chips.place(round.stakes);
    verdict.showText(text);
    result.textContent = '';
    hands.clear();
    // The stake leaves at once, as the player expects; the answer's balance is what counts.
    if (!isResumed) balanceValue.textContent = money(Math.max(0, balance - chips.total()));
    const late = setTimeout(() => verdict.showText(texts.waiting), 4_000);
    const answer = await play(round);
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
    await hands.deal(outcome.hands);
    seen(round);
    balance = answer.answer.balance;
    last = round.stakes;
    isBusy = false;
    road.add(outcome);
    show(outcome);
    portal.roundSettled(balance);
  };

  /** @param {BaccaratOutcome} outcome */
  const show = (outcome) => {
    const points = [outcome.hands.player, outcome.hands.banker].map(
      (cards) => cards.reduce((sum, { rank }) => sum + (rank >= 10 ? 0 : rank), 0) % 10,
    );
    result.dataset['winner'] = outcome.winner;
    result.textContent = `${texts.wins[outcome.winner]} · ${texts.score(points[0] ?? 0, points[1] ?? 0)}`;
    hands.celebrate(outcome.winner);
    chips.place({});
    chips.mark(outcome.paid);
    refresh();
    verdict.showOutcome(outcome);
  };

  dealButton.addEventListener('click', () => {
    if (isBusy) return;
    if (unanswered) return void run(unanswered, texts.resuming);
    if (chips.total() === 0) return verdict.showText(texts.placeFirst);
    if (chips.total() <= balance) void run(newRound(chips.stakes()), '\u00a0');
    else tellFundsShort();
  });
  clear.addEventListener('click', () => chips.place({}));
  repeat.addEventListener('click', () => {
    if (last) chips.place(last);
  });

  verdict.showText(texts.placeFirst);
  refresh();
  const rate = percent(texts.lang, rules.returns.banker);
  return {
    parts: [
      bar,
      element(
        'section',
        { class: 'felt', 'aria-label': session.title },
        hands.box,
        result,
        chips.spots,
        verdict.shower,
      ),
      element(
        'div',
        { class: 'desk' },
        verdict.box,
        chips.chips,
        element('div', { class: 'actions' }, clear, repeat, dealButton),
        element(
          'div',
          { class: 'meters' },
          meter(texts.balance, balanceValue),
          meter(texts.total, total),
        ),
        road.box,
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
