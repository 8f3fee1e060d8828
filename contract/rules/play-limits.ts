import {
  type FixedFrame,
  isRolling,
  type PlayAct,
  type PlayFrame,
  type PlayLimitKind,
  type RollingFrame,
  rollingFrames,
} from '../entities/play-limit-types.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const units = { hour: 60 * MINUTE, day: DAY } as const;

/** The length of a frame that ends now, in milliseconds. */
function lengthOf(frame: RollingFrame): number {
  const [count, unit] = rollingFrames[frame];
  return count * units[unit];
}

/** An amount at a moment: hundredths, and milliseconds since the epoch. */
export interface PlayEntry {
  readonly at: number;
  readonly amount: number;
}

/** A half-open time span, in milliseconds since the epoch. */
export interface PlaySpan {
  readonly from: number;
  readonly before: number;
}

/** What a player has done, as far back as the longest frame. */
export interface PlayHistory {
  readonly deposits: readonly PlayEntry[];
  readonly withdrawals: readonly PlayEntry[];
  readonly stakes: readonly PlayEntry[];
  /** Wins, and stakes that were returned. */
  readonly wins: readonly PlayEntry[];
  /** Times of play, which do not overlap. */
  readonly played: readonly PlaySpan[];
}

/** A limit that holds: hundredths, or minutes for `time`. */
export interface HeldLimit {
  readonly kind: PlayLimitKind;
  readonly frame: PlayFrame;
  readonly amount: number;
}

/** A limit with what was used of it, in its own unit. */
export interface Standing extends HeldLimit {
  /** Never below zero: a profit is no use of a limit. */
  readonly used: number;
  /** What still fits; after a profit or a withdrawal it can be more than the limit. */
  readonly left: number;
  /** When more will fit, in milliseconds since the epoch; null if nothing has to pass. */
  readonly until: number | null;
}

/** What a player wants to do, in hundredths; at a moment in milliseconds since the epoch. */
export interface PlayRequest {
  readonly act: PlayAct;
  readonly amount: number;
  readonly at: number;
}

/** Whether it is allowed. A refusal names the limit that leaves the least. */
export type PlayVerdict =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly limit: Standing;
      /** The amount that still fits now, in hundredths. */
      readonly fits: number;
    };

/** A limit as it is kept: what holds, and the looser one that it waits for. Null for no limit. */
export interface KeptLimit {
  readonly amount: number | null;
  readonly pending: {
    readonly amount: number | null;
    /** Milliseconds since the epoch. */
    readonly from: number;
  } | null;
}

/** What changing a limit means. A tighter one holds at once, and a looser one waits (W10). */
export type LimitChange = 'same' | 'tighter' | 'looser';

/** The current fixed frame of the site's calendar at a moment. */
export type FrameAt = (frame: FixedFrame, at: number) => PlaySpan;

/** What each kind of limit is asked for. */
const askedBy: Readonly<Record<PlayLimitKind, PlayAct>> = {
  deposit: 'paysIn',
  netDeposit: 'paysIn',
  loss: 'stakes',
  stake: 'stakes',
  time: 'stakes',
};

/** What a change from one amount to another means; null for no limit. */
export function changeOf(held: number | null, wish: number | null): LimitChange {
  if (held === wish) return 'same';
  return (wish ?? Infinity) < (held ?? Infinity) ? 'tighter' : 'looser';
}

/** What is kept of a limit at a moment: a looser one that has waited long enough holds. */
export function keptAt({ amount, pending }: KeptLimit, at: number): KeptLimit {
  return pending && at >= pending.from
    ? { amount: pending.amount, pending: null }
    : { amount, pending };
}

/**
 * A limit after the player has chosen another amount. Repeating a wish does not restart its wait,
 * and a tighter wish ends the wait for a looser one.
 *
 * @param wait of a looser limit, in milliseconds
 */
export function chosenAt(
  limit: KeptLimit,
  wish: number | null,
  at: number,
  wait: number,
): KeptLimit {
  const now = keptAt(limit, at);
  if (changeOf(now.amount, wish) !== 'looser') return { amount: wish, pending: null };
  if (now.pending?.amount === wish) return now;
  return { amount: now.amount, pending: { amount: wish, from: at + wait } };
}

/** Whether a limit of this kind is asked for an act. */
export function isAskedBy(act: PlayAct, kind: PlayLimitKind): boolean {
  return askedBy[kind] === act;
}

/**
 * Whether a player's own limits allow something (W10). With several, the one that leaves the least
 * decides. Pure: the server decides by it, and the screens explain by it.
 */
export function allows(
  history: PlayHistory,
  limits: readonly HeldLimit[],
  request: PlayRequest,
  frameAt: FrameAt,
): PlayVerdict {
  const standings = limits.map((limit) => standingOf(history, limit, request.at, frameAt));
  return verdictBy(standings, request);
}

/** The same by standings that are known already. */
export function verdictBy(
  standings: readonly Standing[],
  { act, amount }: Pick<PlayRequest, 'act' | 'amount'>,
): PlayVerdict {
  const refusing = standings.filter(
    ({ kind, left }) => isAskedBy(act, kind) && (kind === 'time' ? left === 0 : amount > left),
  );
  const [limit] = refusing.toSorted(
    (a, b) => a.left - b.left || (b.until ?? Infinity) - (a.until ?? Infinity),
  );
  return limit ? { allowed: false, limit, fits: limit.left } : { allowed: true };
}

/** What was used of a limit by a moment, what is left, and until when. */
export function standingOf(
  history: PlayHistory,
  limit: HeldLimit,
  at: number,
  frameAt: FrameAt,
): Standing {
  const { kind, frame, amount } = limit;
  const span = spanOf(frame, at, frameAt);
  const used = usedIn(history, kind, span);
  return {
    ...limit,
    used: Math.max(0, used),
    left: Math.max(0, amount - used),
    until: isRolling(frame) ? roomAt(history, limit, lengthOf(frame), at) : span.before,
  };
}

/** How far back a limit looks, in milliseconds since the epoch. */
export function sinceOf(frame: PlayFrame, at: number, frameAt: FrameAt): number {
  return spanOf(frame, at, frameAt).from;
}

/** What was done after the clock was moved back still counts in a frame that moves on. */
function spanOf(frame: PlayFrame, at: number, frameAt: FrameAt): PlaySpan {
  return isRolling(frame)
    ? { from: at - lengthOf(frame) + 1, before: Number.MAX_SAFE_INTEGER }
    : frameAt(frame, at);
}

/** The use within a span, in the unit of the limit; below zero after a profit. */
function usedIn(history: PlayHistory, kind: PlayLimitKind, { from, before }: PlaySpan): number {
  if (kind === 'time') {
    const time = history.played.reduce(
      (sum, span) => sum + Math.max(0, Math.min(span.before, before) - Math.max(span.from, from)),
      0,
    );
    return Math.floor(time / MINUTE);
  }
  return entriesOf(history, kind).reduce(
    (sum, entry) => (entry.at >= from && entry.at < before ? sum + entry.amount : sum),
    0,
  );
}

/** Everything that a kind counts, with its sign. */
function entriesOf(history: PlayHistory, kind: Exclude<PlayLimitKind, 'time'>): PlayEntry[] {
  const { deposits, withdrawals, stakes, wins } = history;
  switch (kind) {
    case 'deposit':
      return [...deposits];
    case 'netDeposit':
      return [...deposits, ...withdrawals.map(taken)];
    case 'loss':
      return [...stakes, ...wins.map(taken)];
    case 'stake':
      return [...stakes];
    default:
      return kind satisfies never;
  }
}

function taken({ at, amount }: PlayEntry): PlayEntry {
  return { at, amount: -amount };
}

/** The first moment at which more fits into a frame that moves on; null if none has to come. */
function roomAt(
  history: PlayHistory,
  { kind, amount }: HeldLimit,
  length: number,
  at: number,
): number | null {
  const first = at - length + 1;
  const used = usedIn(history, kind, { from: first, before: Number.MAX_SAFE_INTEGER });
  // More fits when less is used than this.
  const most = Math.min(used, amount);
  if (kind === 'time') return timeFreedAt(history.played, length, first, most);
  const leaving = entriesOf(history, kind)
    .filter((entry) => entry.at >= first)
    .toSorted((a, b) => a.at - b.at);
  let left = used;
  for (const [index, entry] of leaving.entries()) {
    left -= entry.amount;
    // What happened in the same moment leaves together.
    if (leaving[index + 1]?.at !== entry.at && left < most) return entry.at + length;
  }
  return null;
}

/** When a frame that begins at `first` now holds less than some whole minutes of play. */
function timeFreedAt(
  played: readonly PlaySpan[],
  length: number,
  first: number,
  minutes: number,
): number | null {
  const spans = played
    .map(({ from, before }) => ({ from: Math.max(from, first), before }))
    .filter(({ from, before }) => before > from)
    .toSorted((a, b) => a.from - b.from);
  const total = spans.reduce((sum, { from, before }) => sum + before - from, 0);
  let leaving = total - minutes * MINUTE + 1;
  for (const { from, before } of spans) {
    if (leaving <= before - from) return from + leaving + length - 1;
    leaving -= before - from;
  }
  return null;
}
