import { element } from './game.dom.js';
import { beginRound, isPauseWanted } from './game.pause.js';
import { tellFundsShort } from './game.portal.js';
import { sound } from './game.sound.js';
import { failureText } from './game.texts.js';
import { createVerdict } from './game.verdict.js';

/** An answer that takes longer is spoken of. */
const lateMs = 4_000;

/** @param {Bet} bet */
const stakeOf = ({ stakes }) => Object.values(stakes).reduce((sum, stake) => sum + stake, 0);

/** @import { RoundOutcome } from '../../../world/ports/game-operator.ts' */

/**
 * @import { Bet, Round } from './game.rounds.js'
 */

/**
 * @template {RoundOutcome} Outcome
 * @typedef {object} PlayOptions
 * @property {HTMLButtonElement} button starts a round; its label is added here
 * @property {{ ready: string, busy: string }} labels of the button
 * @property {() => Bet | string} compose the bet as it is chosen, or what is missing from it
 * @property {(isHeld: boolean) => void} draw shows what is chosen; nothing can be changed while it is held
 * @property {(bet: Bet) => void | Promise<void>} begin the round is on its way
 * @property {(outcome: Outcome) => Promise<void>} reveal shows how it came
 * @property {(outcome: Outcome, bet: Bet) => void} end shows what stays in sight of it
 * @property {() => string} [waitText] what is said of an answer that takes long
 * @property {() => void | Promise<void>} [giveUp] nothing came of it
 */

/**
 * What every game does around a round that is settled at once: one at a time, the stake leaves the
 * balance when the round starts, and a round whose answer never came is asked about again before
 * there is another (L5a).
 *
 * @template {RoundOutcome} Outcome
 * @param {Pick<import('./game.round-game.js').RoundGame<{}, {}, Outcome>, 'texts' | 'session' | 'money' | 'portal' | 'rounds'>} game
 * @param {PlayOptions<Outcome>} options
 */
export function createPlay({ texts, session, money, portal, rounds }, options) {
  const { button, labels, compose } = options;
  const verdict = createVerdict({ texts, money });
  const balanceValue = element('output', { class: 'amount', id: 'balance' });
  const label = element('span');
  button.append(label);
  let balance = session.balance;
  let isBusy = false;
  /** The next press asks about it again. @type {Round | undefined} */
  let unanswered;

  /** @param {Bet | string} bet */
  const isShort = (bet) => typeof bet !== 'string' && stakeOf(bet) > balance;

  const draw = () => {
    const isHeld = isBusy || unanswered !== undefined;
    const bet = compose();
    const cannot = isBusy || (!unanswered && (typeof bet === 'string' || isShort(bet)));
    balanceValue.textContent = money(balance);
    button.setAttribute('aria-disabled', String(cannot));
    label.textContent = isBusy ? labels.busy : unanswered ? texts.retry : labels.ready;
    options.draw(isHeld);
    if (isHeld) return;
    if (isShort(bet)) verdict.showFailure(texts.failures.insufficient_balance);
    else if (verdict.isFailure()) verdict.showText(typeof bet === 'string' ? bet : texts.ready);
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
    const endRound = beginRound();
    const begun = options.begin(round);
    draw();
    verdict.showText(text);
    // The stake is deducted at once, as the player expects; the answer's balance is what counts.
    if (!isResumed) balanceValue.textContent = money(Math.max(0, balance - stakeOf(round)));
    const late = setTimeout(() => verdict.showText(options.waitText?.() ?? texts.waiting), lateMs);
    const [answer] = await Promise.all([rounds.play(round), begun]);
    clearTimeout(late);
    if (answer.kind !== 'answered') {
      await options.giveUp?.();
      isBusy = false;
      if (answer.kind === 'unanswered') unanswered = round;
      else followBalance(answer.balance ?? balance);
      draw();
      const code = answer.kind === 'refused' ? answer.code : 'unanswered';
      verdict.showFailure(failureText(texts, code));
      endRound();
      return;
    }
    const { outcome } = answer.answer;
    await options.reveal(outcome);
    sound('land');
    rounds.seen(round);
    balance = answer.answer.balance;
    isBusy = false;
    options.end(outcome, round);
    draw();
    verdict.showOutcome(outcome);
    portal.roundSettled(balance);
    endRound();
  };

  /** Plays a round, or retries the unanswered one. */
  const press = () => {
    if (isBusy || isPauseWanted()) return;
    if (unanswered) return void run(unanswered, texts.resuming);
    const bet = compose();
    if (typeof bet === 'string') return verdict.showText(bet);
    if (!isShort(bet)) return void run(rounds.newRound(bet), '\u00a0');
    // After a round its outcome replaces this text.
    verdict.showFailure(texts.failures.insufficient_balance);
    tellFundsShort();
  };
  button.addEventListener('click', press);

  const first = compose();
  verdict.showText(typeof first === 'string' ? first : texts.ready);
  draw();
  return {
    balanceValue,
    verdict,
    draw,
    press,
    /** @param {number} now minor units */
    noteBalance: (now) => {
      // A round that is being played brings its own.
      if (isBusy) return false;
      followBalance(now);
      draw();
      return true;
    },
    /** Completes a round that was open when the page was left. */
    resume: () => {
      if (rounds.unfinished) void run(rounds.unfinished, texts.resuming, true);
    },
  };
}
