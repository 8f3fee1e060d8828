import { element, icon, meter } from '../../games/browser/game.dom.js';
import { tellFundsShort } from '../../games/browser/game.portal.js';
import { sound } from '../../games/browser/game.sound.js';
import { createBar } from '../../games/browser/game.start.js';
import { failureText, moneyIn, percent } from '../../games/browser/game.texts.js';
import { createVerdict } from '../../games/browser/game.verdict.js';
import { createGuide } from './slot.guide.js';
import { createReels } from './slot.reels.js';
import { createStake } from './slot.stake.js';

/** Rounds that the list of last rounds keeps. */
const keptRounds = 20;
/** Of these, the ones that are always in sight. */
const recentRounds = 5;
/** @type {SlotSymbol[][]} */
const firstSight = [
  ['bell', 'seven', 'cherry'],
  ['star', 'wild', 'clover'],
  ['crown', 'diamond', 'bell'],
  ['clover', 'scatter', 'star'],
  ['cherry', 'seven', 'crown'],
];

/**
 * @import { SlotOutcome, SlotSymbol } from '../slot.types.ts'
 * @import { Opening, Round, RoundAnswer } from './slot.js'
 * @typedef {object} TableOptions
 * @property {import('./slot.texts.js').Texts} texts
 * @property {Opening} opening
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {(stake: number) => Round} newRound
 * @property {(round: Round) => Promise<RoundAnswer>} play
 * @property {(round: Round) => void} seen the reels of the round have come to rest
 */

/**
 * The game itself: reels, stake, spin, balance.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, portal, newRound, play, seen }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);

  let balance = session.balance;
  let isBusy = false;
  /** A round whose answer never came: the next press asks about it again. @type {Round | undefined} */
  let unanswered;
  /** @type {SlotOutcome[]} */
  const played = [];

  const reels = createReels(rules.lines);
  const verdict = createVerdict({ texts, money });
  const guide = createGuide({ texts, rules, money, rate, session });
  const stake = createStake({ texts, session, money, onChange: () => refresh() });
  const balanceValue = element('output', { class: 'amount', id: 'balance' });
  const spinLabel = element('span', {}, texts.spin);
  const spin = element('button', { type: 'button', class: 'spin', 'aria-keyshortcuts': 'Space' });
  spin.append(icon('M20 11a8 8 0 1 0-2.3 6.3M20 4v7h-7'), spinLabel);
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.open(stake.value(), played),
  });

  const recent = element('ol', { class: 'recent', 'aria-label': texts.lastRounds });

  const refresh = () => {
    const isShort = !unanswered && balance < stake.value();
    balanceValue.textContent = money(balance);
    spin.setAttribute('aria-disabled', String(isBusy || isShort));
    spinLabel.textContent = isBusy ? texts.spinning : unanswered ? texts.retry : texts.spin;
    stake.setEnabled(!isBusy && !unanswered);
    if (!isBusy && isShort) verdict.showFailure(texts.failures.insufficient_balance);
    else if (!isBusy && verdict.isFailure() && !unanswered) verdict.showText(texts.ready);
  };

  /** Names the symbols row by row, for people who do not see them. @param {readonly (readonly SlotSymbol[])[]} shown */
  const readOut = (shown) => {
    const rows = shown[0]?.map((_, row) =>
      shown.map((reel) => texts.symbols[reel[row] ?? 'star']).join(', '),
    );
    reels.box.setAttribute('aria-label', rows?.join('; ') ?? '');
  };

  /** @param {SlotOutcome} outcome */
  const showOutcome = (outcome) => {
    readOut(outcome.reels);
    played.unshift(outcome);
    played.length = Math.min(played.length, keptRounds);
    recent.replaceChildren(
      ...played
        .slice(0, recentRounds)
        .map(({ win }) => element('li', win > 0 ? { class: 'paid' } : {}, money(win))),
    );
    verdict.showOutcome(outcome);
    void reels.celebrate(outcome);
  };

  /** The balance has moved without this page. @param {number} now */
  const followBalance = (now) => {
    if (now === balance) return;
    balance = now;
    portal.roundSettled(now);
  };

  /**
   * @param {Round} round
   * @param {string} text
   * @param {boolean} [isResumed] whether the session's balance may already know of the round
   */
  const run = async (round, text, isResumed = false) => {
    isBusy = true;
    unanswered = undefined;
    verdict.showText(text);
    sound('stake');
    refresh();
    if (!isResumed) {
      // The stake leaves at once, as the player expects; the answer's balance is what counts.
      balanceValue.textContent = money(Math.max(0, balance - round.stake));
    }
    const late = setTimeout(() => verdict.showText(texts.waiting), 4_000);
    const [answer] = await Promise.all([play(round), reels.turn()]);
    clearTimeout(late);
    if (answer.kind === 'settled') {
      await reels.stop(answer.outcome.reels);
      sound('land');
      balance = answer.balance;
      isBusy = false;
      refresh();
      showOutcome(answer.outcome);
      seen(round);
      portal.roundSettled(balance);
      return;
    }
    await reels.stop(firstSight);
    isBusy = false;
    if (answer.kind === 'unanswered') unanswered = round;
    else followBalance(answer.balance ?? balance);
    refresh();
    verdict.showFailure(failureText(texts, answer.kind === 'refused' ? answer.code : 'unanswered'));
  };

  const press = () => {
    if (isBusy || guide.isOpen()) return;
    if (unanswered) void run(unanswered, texts.resuming);
    else if (balance >= stake.value()) void run(newRound(stake.value()), '\u00a0');
    else {
      // After a round its outcome stands where this was said.
      verdict.showFailure(texts.failures.insufficient_balance);
      tellFundsShort();
    }
  };

  spin.addEventListener('click', press);
  document.addEventListener('keydown', (event) => {
    const isOnControl = event.target instanceof Element && event.target.closest('button, select');
    if (event.key !== ' ' || event.repeat || isOnControl || guide.isOpen()) return;
    event.preventDefault();
    press();
  });

  reels.show(firstSight);
  readOut(firstSight);
  verdict.showText(texts.ready);
  refresh();
  return {
    parts: [
      bar,
      element(
        'section',
        { class: 'cabinet', 'aria-label': session.title },
        reels.box,
        verdict.shower,
      ),
      element(
        'div',
        { class: 'desk' },
        recent,
        verdict.box,
        element('div', { class: 'panel' }, meter(texts.balance, balanceValue), stake.box, spin),
        element('p', { class: 'summary' }, texts.summary(rate, rules.lines.length)),
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
