/*
 * The limits that players set for themselves (W10). Plain data, which the browser can carry without a
 * schema library.
 */

/**
 * What a call does for play: it pays money in, it stakes or opens a game to stake in, it takes part in
 * what attracts to play (a promotion, points, a reward, a referral), or none of these.
 */
export const playActs = ['neither', 'paysIn', 'stakes', 'rewards'] as const;
export type PlayAct = (typeof playActs)[number];

/** What an account can be stopped from. */
export const stoppableActs = ['paysIn', 'stakes', 'rewards'] as const satisfies readonly PlayAct[];
export type StoppableAct = (typeof stoppableActs)[number];

/**
 * What a player can limit.
 *
 * - `deposit`: everything paid in.
 * - `netDeposit`: what is paid in, less what is withdrawn.
 * - `loss`: stakes, less wins.
 * - `stake`: everything staked.
 * - `time`: the time of play.
 */
export const playLimitKinds = ['deposit', 'netDeposit', 'loss', 'stake', 'time'] as const;
export type PlayLimitKind = (typeof playLimitKinds)[number];

/** Frames that begin and end with the calendar of the site. */
export const fixedFrames = ['day', 'week', 'month'] as const;
export type FixedFrame = (typeof fixedFrames)[number];

/** Frames that end now. */
export type RollingFrame = 'last24Hours' | 'last7Days' | 'last30Days';

/** Their lengths. */
export const rollingFrames: Readonly<Record<RollingFrame, readonly [number, 'hour' | 'day']>> = {
  last24Hours: [24, 'hour'],
  last7Days: [7, 'day'],
  last30Days: [30, 'day'],
};

/** The frames of a limit: of the site's calendar, or the time up to now. */
export const playFrames = [...fixedFrames, 'last24Hours', 'last7Days', 'last30Days'] as const;
export type PlayFrame = (typeof playFrames)[number];

/** Whether a frame ends now, and not with the calendar. */
export function isRolling(frame: PlayFrame): frame is RollingFrame {
  return frame in rollingFrames;
}

/** The frames that a kind has: what is called a deposit limit restarts at a fixed time. */
export function framesOf(kind: PlayLimitKind): readonly PlayFrame[] {
  return kind === 'deposit' ? fixedFrames : playFrames;
}

/** The most that a limit can be: hundredths, or minutes for `time`. */
export const MAX_PLAY_LIMIT = 100_000_000_000;

/** The bounds of the time of play between two reality checks, in minutes. */
export const SHORTEST_CHECK_MINUTES = 5;
export const LONGEST_CHECK_MINUTES = 120;
