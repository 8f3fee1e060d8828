import type { PlaySession } from '#contract/entities/game.ts';
import { toneOfNet } from '#web/shared/money/tone-of-net.ts';

const SECOND = 1_000;
const MINUTE_SECONDS = 60;

/** Milliseconds until a clock's next whole second, for its display. */
export function untilNextSecond(now: number): number {
  return SECOND - (Math.floor(now) % SECOND);
}

/** The result of settled bets: zero has no sign and no colour. */
export function resultOf({ staked, open, won }: Pick<PlaySession, 'staked' | 'open' | 'won'>): {
  net: number;
  tone: ReturnType<typeof toneOfNet>;
} {
  const net = won.amount - (staked.amount - open.amount);
  return { net, tone: toneOfNet(net) };
}

type PlayedTime = Pick<PlaySession, 'startedAt' | 'playedSeconds' | 'check' | 'limits'>;

/** The seconds of play: up to now while play goes on, as told once it is over. */
export function playedSecondsOf(session: PlayedTime, now: number): number {
  const { startedAt, playedSeconds, check } = session;
  const sinceStart = Math.max(0, (now - Date.parse(startedAt)) / SECOND);
  // A clock that is behind the server's does not say less than the server did.
  return check ? Math.max(sinceStart, playedSeconds ?? 0) : (playedSeconds ?? sinceStart);
}

/** What is left of a player's own limits; null where there is none. */
export interface LimitsLeft {
  /** In hundredths, of the limit that leaves the least. */
  readonly money: number | null;
  /** In whole minutes of play, in the same way. */
  readonly minutes: number | null;
}

/** What the limits leave now: the time of play goes on after it was read. */
export function limitsLeftOf(session: PlayedTime, now: number): LimitsLeft {
  const { limits = [], playedSeconds = 0, check } = session;
  const since = check ? playedSecondsOf(session, now) - playedSeconds : 0;
  const minutes = leastLeft(limits.filter(({ kind }) => kind === 'time'));
  return {
    money: leastLeft(limits.filter(({ kind }) => kind !== 'time')),
    minutes: minutes === null ? null : Math.max(0, minutes - Math.floor(since / MINUTE_SECONDS)),
  };
}

function leastLeft(limits: readonly { readonly left: number }[]): number | null {
  return limits.length === 0 ? null : Math.min(...limits.map(({ left }) => left));
}
