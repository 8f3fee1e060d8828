/**
 * @import { SlotOutcome, SlotSession, SlotSymbol } from '../slot.types.ts'
 * @typedef {object} Rules
 * @property {number[][]} lines
 * @property {Record<Exclude<SlotSymbol, 'scatter'>, [number, number, number]>} pays
 * @property {[number, number, number]} scatterPays
 * @property {number} returnToPlayer
 * @typedef {{ session: SlotSession, rules: Rules }} Opening
 * @typedef {{ roundId: string, stake: number }} Round
 * @typedef {{ kind: 'settled', outcome: SlotOutcome, balance: number }
 *   | { kind: 'refused', code: string }
 *   | { kind: 'unanswered' }} RoundAnswer
 */

const timeoutMs = 12_000;
/** Waits before an unanswered round is asked about again. */
const retryDelaysMs = [600, 1_600];

/**
 * @param {string} token
 * @returns {Promise<{ kind: 'opened', opening: Opening } | { kind: 'refused', code: string } | { kind: 'unanswered' }>}
 */
export async function openGame(token) {
  const answer = await ask(`/slot/session?session=${encodeURIComponent(token)}`, {});
  if (answer === undefined) return { kind: 'unanswered' };
  if (answer['ok'] !== true) return { kind: 'refused', code: String(answer['code']) };
  return { kind: 'opened', opening: /** @type {Opening} */ (/** @type {unknown} */ (answer)) };
}

/**
 * Plays a round, and asks again with the same round id when no answer comes: the operator applies
 * a round id once, so that a lost answer never costs a second stake.
 *
 * @param {string} token
 * @param {Round} round
 * @returns {Promise<RoundAnswer>}
 */
export async function playRound(token, round) {
  const body = JSON.stringify({ session: token, ...round });
  for (const delay of [0, ...retryDelaysMs]) {
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const answer = await ask('/slot/rounds', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    // A vendor that is down may have settled the round before: only asking again can tell.
    if (answer === undefined || answer['code'] === 'vendor_down') continue;
    if (answer['ok'] !== true) return { kind: 'refused', code: String(answer['code']) };
    const { outcome, balance } = /** @type {{ outcome: SlotOutcome, balance: number }} */ (
      /** @type {unknown} */ (answer)
    );
    return { kind: 'settled', outcome, balance };
  }
  return { kind: 'unanswered' };
}

/** Keeps a round until its answer is there, so that it survives a reload (L5a). */
export const openRound = {
  /** @param {string} token @returns {Round | undefined} */
  read(token) {
    try {
      /** @type {unknown} */
      const round = JSON.parse(sessionStorage.getItem(`slot.round.${token}`) ?? 'null');
      return round === null ? undefined : /** @type {Round} */ (round);
    } catch {
      return undefined;
    }
  },
  /** @param {string} token @param {Round | undefined} round */
  write(token, round) {
    try {
      if (round) sessionStorage.setItem(`slot.round.${token}`, JSON.stringify(round));
      else sessionStorage.removeItem(`slot.round.${token}`);
    } catch {
      // Storage can be blocked: then the round does not survive a reload, all else works.
    }
  },
};

/** A round id that nobody has used. */
export function newRoundId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
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
