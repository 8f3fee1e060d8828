import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a server says it takes for now. */
interface Room {
  /** Requests that it still takes before the reset. */
  readonly left: number;
  /** When it counts again, in milliseconds of the pace's clock. */
  readonly resetAt: number;
  /** What it takes a second in the long run; undefined where it does not say so. */
  readonly perSecond?: number | undefined;
}

/** Requests that stay unspent: several may be on their way, and a person may use the site. */
const RESERVE = 8;
const SECOND = 1_000;
const MINUTE_SECONDS = 60;
/** A reset this far behind the known one is another one, in milliseconds. */
const ANOTHER_RESET = 2 * SECOND;
/** Numbers above are moments since 1970, not seconds to wait. */
const MOMENTS = 1e9;

const numberIn = (text: string, pattern: RegExp): number | undefined => {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * The room that the headers name: `RateLimit` of the drafts 7 (`remaining`, `reset`) and 8 (`r`,
 * `t`) of the IETF, or the older `RateLimit-Remaining` and `X-RateLimit-Remaining` with their
 * resets.
 */
export function roomIn(headers: IncomingHttpHeaders, now: number): Room | undefined {
  const text = String(headers['ratelimit'] ?? '');
  const single = (name: string) =>
    numberIn(
      String(headers[`ratelimit-${name}`] ?? headers[`x-ratelimit-${name}`] ?? ''),
      /(\d+)/u,
    );
  const left = numberIn(text, /\b(?:remaining|r)=(\d+)/u) ?? single('remaining');
  const reset = numberIn(text, /\b(?:reset|t)=(\d+)/u) ?? single('reset');
  if (left === undefined || reset === undefined) return undefined;
  const seconds = reset > MOMENTS ? reset - Date.now() / SECOND : reset;
  const policy = /(?<limit>\d+)\s*;.*?w=(?<window>\d+)/u.exec(
    String(headers['ratelimit-policy'] ?? '').replace(/^"[^"]*";\s*q=/u, ''),
  )?.groups;
  const perSecond = policy && Number(policy['limit']) / Number(policy['window']);
  return { left, resetAt: now + seconds * SECOND, perSecond };
}

/** What somebody wants of a pace. */
interface PaceBounds {
  /** How long it waits after a refusal at most. */
  readonly patienceSeconds: number;
  /** The most that it sends, evenly; as much as the server takes if left out. */
  readonly requestsPerMinute?: number | undefined;
}

/** The time that a pace goes by, in milliseconds. */
interface PaceClock {
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const machineClock: PaceClock = { now: () => performance.now(), sleep: (time) => sleep(time) };

/**
 * Sends as much as the server says it takes, and then waits until it counts again, instead of running
 * into refusals. Where it says nothing, a refusal with `Retry-After` stops everything until then.
 */
export class Pace {
  private readonly patienceSeconds: number;
  /** Between two requests, in milliseconds. */
  private readonly distance: number;
  private nextAt = 0;
  private room: Room | undefined;
  private pausedUntil = 0;
  private readonly clock: PaceClock;

  constructor(bounds: PaceBounds, clock: PaceClock = machineClock) {
    this.patienceSeconds = bounds.patienceSeconds;
    this.distance = (MINUTE_SECONDS * SECOND) / (bounds.requestsPerMinute ?? Infinity);
    this.clock = clock;
  }

  /** How long nothing is sent from now on, in seconds. */
  get pauseSeconds(): number {
    return Math.max(0, Math.ceil((this.pausedUntil - this.clock.now()) / SECOND));
  }

  /** How long so many requests take at least; 0 where the server does not say. */
  secondsFor(requests: number): number {
    const { left = 0, resetAt = 0, perSecond } = this.room ?? {};
    if (perSecond === undefined || requests <= left) return 0;
    const wait = Math.max(0, resetAt - this.clock.now()) / SECOND;
    return wait + Math.max(0, requests - left - perSecond * MINUTE_SECONDS) / perSecond;
  }

  /** Resolves when the next request can be sent. */
  async turn(): Promise<void> {
    const { room } = this;
    const now = this.clock.now();
    if (room && now < room.resetAt && room.left <= RESERVE) this.pausedUntil = room.resetAt;
    else if (room) this.room = { ...room, left: room.left - 1 };
    const own = Math.max(now, this.nextAt);
    this.nextAt = own + this.distance;
    const wait = () => Math.ceil(Math.max(own, this.pausedUntil) - this.clock.now());
    while (wait() > 0) await this.clock.sleep(wait());
  }

  /** Notes what an answer says. Answers overtake each other: the lowest number of a time counts. */
  note(headers: IncomingHttpHeaders): void {
    const said = roomIn(headers, this.clock.now());
    if (!said) return;
    const { room } = this;
    const isAnother = !room || said.resetAt > room.resetAt + ANOTHER_RESET;
    this.room = isAnother ? said : { ...room, left: Math.min(room.left, said.left) };
  }

  /** Whether a refused request can be sent again after these seconds; nothing is sent until then. */
  canWait(seconds: number): boolean {
    const { room } = this;
    // There is room: it is the limit of this call alone, and the others go on.
    const isOfCall = room !== undefined && room.left > RESERVE && this.clock.now() < room.resetAt;
    if (isOfCall || seconds > this.patienceSeconds) return false;
    this.pausedUntil = Math.max(this.pausedUntil, this.clock.now() + seconds * SECOND);
    return true;
  }
}
