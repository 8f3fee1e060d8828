import {
  tellFundsShort,
  tellLimitReached,
  tellPlayStopped,
  tellSessionEnded,
  whenBalanceChanged,
} from './game.portal.js';

/**
 * @import { GameSession } from '../../../world/ports/game-operator.ts'
 * @typedef {{ kind: 'refused', code: string, answer: Record<string, unknown> }} Refused
 * @typedef {{ kind: 'unanswered' }} Unanswered
 */

/**
 * Outcome of a call.
 *
 * @template Answer
 * @typedef {{ kind: 'answered', answer: Answer } | Refused | Unanswered} Answered
 */

const timeoutMs = 12_000;
/** About as long as a round lasts, in milliseconds. */
const roundMs = 2_000;
/** Delays before an unanswered round is asked about again. */
const retryDelaysMs = [600, 1_600];

/**
 * Opens the game: its session, and the rules that are read before a stake.
 *
 * @template Rules
 * @param {string} path of the game, as `/slot`
 * @param {string} token
 * @returns {Promise<Answered<{ session: GameSession } & Rules>>}
 */
export function openGame(path, token) {
  return read(`${path}/session`, token);
}

/**
 * The balance of now: another tab plays from the same one.
 *
 * @param {string} path of the game, as `/slot`
 * @param {string} token
 * @returns {Promise<number | undefined>} minor units
 */
export async function readBalance(path, token) {
  /** @type {Awaited<ReturnType<typeof openGame<object>>>} */
  const opened = await openGame(path, token);
  return opened.kind === 'answered' ? opened.answer.session.balance : undefined;
}

/**
 * Reads the balance whenever the page comes back into sight, or the portal says that it changed.
 *
 * @param {string} path of the game, as `/slot`
 * @param {string} token
 * @param {(balance: number) => boolean} note minor units; false while a round is being played, after
 *   which the balance is read again
 */
export function watchBalance(path, token, note) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;
  const look = async () => {
    clearTimeout(waiting);
    const balance = await readBalance(path, token);
    if (balance !== undefined && !note(balance)) waiting = setTimeout(() => void look(), roundMs);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
  whenBalanceChanged(() => void look());
}

/**
 * Asks for what belongs to the session.
 *
 * @template Answer
 * @param {string} path
 * @param {string} token
 * @param {Record<string, string>} [query] what else is asked
 * @returns {Promise<Answered<Answer>>}
 */
export async function read(path, token, query = {}) {
  const answer = await ask(`${path}?${new URLSearchParams({ ...query, session: token })}`, {});
  return answer === undefined ? { kind: 'unanswered' } : sorted(answer);
}

/**
 * Plays a round, and asks again with the same round id when no answer comes: the operator applies
 * a round id once, so that a lost answer never costs a second stake.
 *
 * @template Answer
 * @param {string} address
 * @param {string} token
 * @param {object} round
 * @returns {Promise<Answered<Answer>>}
 */
export async function sendRound(address, token, round) {
  const body = JSON.stringify({ session: token, ...round });
  for (const delay of [0, ...retryDelaysMs]) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const answer = await ask(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    // A vendor that is down may have settled the round before: only a retry can tell.
    if (answer === undefined || answer['code'] === 'vendor_down') continue;
    return sorted(answer);
  }
  return { kind: 'unanswered' };
}

/**
 * Tells the operator that the player has seen how a round ended. Where that gets lost, the round is
 * shown once more: no reason to trouble anybody.
 *
 * @param {string} path of the game, as `/slot`
 * @param {string} token
 * @param {string} roundId
 */
export async function tellShown(path, token, roundId) {
  await ask(`${path}/rounds/shown`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session: token, roundId }),
    // It is on its way also when the page goes.
    keepalive: true,
  });
}

/**
 * Keeps a round until its answer is there, so that it survives a reload (L5a).
 *
 * @template Round
 * @param {string} game
 * @param {string} token
 */
export function keepRound(game, token) {
  const key = `${game}.round.${token}`;
  return {
    /** @returns {Round | undefined} */
    read() {
      try {
        /** @type {unknown} */
        const round = JSON.parse(sessionStorage.getItem(key) ?? 'null');
        return round === null ? undefined : /** @type {Round} */ (round);
      } catch {
        return undefined;
      }
    },
    /** @param {Round | undefined} round */
    write(round) {
      try {
        if (round) sessionStorage.setItem(key, JSON.stringify(round));
        else sessionStorage.removeItem(key);
      } catch {
        // Storage can be blocked: then the round does not survive a reload, but all else works.
      }
    },
  };
}

/** A round id that nobody has used. */
export function newRoundId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * @template Answer
 * @param {Record<string, unknown>} answer
 * @returns {{ kind: 'answered', answer: Answer } | Refused}
 */
function sorted(answer) {
  if (answer['ok'] !== true) {
    const code = String(answer['code']);
    if (code === 'session_expired') tellSessionEnded();
    if (code === 'insufficient_balance') tellFundsShort();
    if (code === 'limit_reached') tellLimitReached();
    if (code === 'play_stopped') tellPlayStopped();
    return { kind: 'refused', code, answer };
  }
  return { kind: 'answered', answer: /** @type {Answer} */ (/** @type {unknown} */ (answer)) };
}

/**
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<Record<string, unknown> | undefined>} undefined when there is no usable answer
 */
async function ask(path, options) {
  try {
    const response = await fetch(path, { ...options, signal: AbortSignal.timeout(timeoutMs) });
    /** @type {unknown} */
    const body = await response.json();
    return typeof body === 'object' && body !== null && 'ok' in body ? body : undefined;
  } catch {
    return undefined;
  }
}
