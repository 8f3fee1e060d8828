import { keepRound, newRoundId, read, sendRound } from './game.calls.js';
import { element } from './game.dom.js';
import { tellFundsShort } from './game.portal.js';
import { failureText } from './game.texts.js';

/**
 * @import { Answered, Refused } from './game.calls.js'
 * @typedef {Answered<{ balance: number }>} Placed
 */

/**
 * The calls of a game whose bets are judged later. A bet is kept until its answer is there.
 *
 * @template Bet
 * @template Board
 * @param {string} game
 * @param {string} token
 */
export function connectBets(game, token) {
  /** @type {ReturnType<typeof keepRound<Bet & { roundId: string }>>} */
  const openBet = keepRound(game, token);
  return {
    /** The bet that was on the way when the page was left. */
    unfinished: openBet.read(),
    /** @param {Bet & { roundId: string }} bet */
    place: async (bet) => {
      openBet.write(bet);
      /** @type {Placed} */
      const placed = await sendRound(`/${game}/bets`, token, bet);
      if (placed.kind !== 'unanswered') openBet.write(undefined);
      return placed;
    },
    /**
     * The board, or the code of why there is none.
     *
     * @param {Record<string, string>} [query] what of it is asked for
     * @returns {Promise<Board | string>}
     */
    look: async (query) => {
      /** @type {Answered<{ board: Board }>} */
      const answer = await read(`/${game}/board`, token, query);
      if (answer.kind === 'answered') return answer.answer.board;
      return answer.kind === 'refused' ? answer.code : 'unreachable';
    },
  };
}

/**
 * Looks again when the page comes back into sight, and brings a bet to its end that was on its way
 * when the page was left.
 *
 * @template Bet
 * @param {{ parts: Node[], look: () => Promise<void>, resume: (bet: Bet) => Promise<void> }} page
 * @param {Bet | undefined} unfinished
 */
export function followBets({ parts, look, resume }, unfinished) {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  return {
    parts,
    resume: () => {
      if (unfinished) void resume(unfinished);
    },
  };
}

/**
 * Placing a bet: one at a time, and one whose answer never came is asked about again before there
 * is another (L5a).
 *
 * @template {object} Bet
 * @param {object} options
 * @param {import('./game.texts.js').GameTexts} options.texts
 * @param {() => Bet | string} options.compose the bet as it is chosen, or what is wrong with it
 * @param {(bet: Bet & { roundId: string }) => Promise<Placed>} options.place
 * @param {() => string} [options.label] of the button while a bet can be placed
 * @param {(bet: Bet, balance: number) => string} options.onPlaced gives what is said then
 * @param {(refused: Refused) => void} options.onRefused
 * @param {() => void} options.onChange
 */
export function createPlacing({ texts, compose, place, label, onPlaced, onRefused, onChange }) {
  let isBusy = false;
  /** @type {(Bet & { roundId: string }) | undefined} */
  let unanswered;
  const button = element('button', { type: 'button', class: 'primary' });
  const status = element('p', { class: 'verdict', role: 'status' });

  /** @param {string} text @param {boolean} [isFailure] */
  const say = (text, isFailure = false) => {
    status.dataset['kind'] = isFailure ? 'failure' : 'text';
    status.textContent = text;
  };

  /** @param {Bet & { roundId: string }} bet @param {boolean} [isResumed] */
  const send = async (bet, isResumed = false) => {
    isBusy = true;
    unanswered = undefined;
    say('');
    onChange();
    const placed = await place(bet);
    isBusy = false;
    if (placed.kind === 'answered') {
      say(onPlaced(bet, placed.answer.balance));
    } else if (placed.kind === 'unanswered') {
      unanswered = bet;
      say(texts.failures.unanswered, true);
    } else if (isResumed) {
      // The old choice is dropped: there is nothing to correct.
      say(texts.failures.not_placed, true);
    } else {
      onRefused(placed);
      say(failureText(texts, placed.code), true);
    }
    onChange();
  };

  button.addEventListener('click', () => {
    if (isBusy) return;
    if (unanswered) return void send(unanswered);
    const bet = compose();
    if (typeof bet === 'string') {
      if (bet === texts.failures.insufficient_balance) tellFundsShort();
      return say(bet, true);
    }
    void send({ roundId: newRoundId(), ...bet });
  });

  return {
    button,
    status,
    say,
    /** Brings a bet to its end that was on the way when the page was left. @param {Bet & { roundId: string }} bet */
    resume: (bet) => send(bet, true),
    /** Whether a bet is being placed, so that nothing can be chosen. */
    isHeld: () => isBusy || unanswered !== undefined,
    refresh() {
      const ready = label?.() ?? texts.place;
      button.textContent = isBusy ? texts.placing : unanswered ? texts.retry : ready;
      const cannot = isBusy || (!unanswered && typeof compose() === 'string');
      button.setAttribute('aria-disabled', String(cannot));
    },
  };
}
