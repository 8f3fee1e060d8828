import type { Finding } from '../kit/check.ts';
import type { Pace } from '../kit/pace.ts';
import { causeOf } from '../kit/schema-in-words.ts';

/** Where progress is shown. */
export interface Screen {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** What a run consists of: one check of one call, or one behaviour. */
export interface Step {
  /** The call, or the first one of a behaviour. */
  readonly call: string;
  /** The check or the behaviour. */
  readonly check: string;
  /** Steps of a kind need about as many requests. */
  readonly kind: string;
}

/** The parts of a run that its progress is told from. */
interface Watched {
  /** Requests that were answered so far. */
  readonly requests: () => number;
  readonly pace: Pick<Pace, 'pauseSeconds' | 'secondsFor'> | undefined;
  /** Method and path of a call. */
  readonly addressOf: (call: string) => string;
}

/** Requests of a step of a kind that was not seen yet. */
const USUAL_REQUESTS = 3;
const TERMINAL_EVERY = 500;
const LOG_EVERY = 10_000;
/** Wider lines would wrap, and could not be rewritten. */
const LINE_WIDTH = 118;

const inMinutes = (seconds: number) => {
  const whole = Math.round(seconds);
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return minutes === 0 ? `${rest} s` : `${minutes} min ${String(rest).padStart(2, '0')} s`;
};

/**
 * Shows how far a run is: a line that is rewritten in a terminal, elsewhere one every ten seconds.
 * Each cause of a fault is shown when it is found for the first time.
 */
export class Progress {
  private readonly screen: Screen;
  private readonly watched: Watched;
  private readonly causes = new Set<string>();
  /** Steps that are still to come, by their kinds. */
  private readonly ahead = new Map<string, number>();
  private readonly spent = new Map<string, { steps: number; requests: number }>();
  private readonly begin = performance.now();
  private timer: NodeJS.Timeout | undefined;
  private step: Step | undefined;
  private requestsBefore = 0;
  private all = 0;
  private done = 0;

  constructor(screen: Screen, watched: Watched) {
    this.screen = screen;
    this.watched = watched;
  }

  /** Begins with all that is to be done. */
  start(steps: readonly Step[]): void {
    this.all = steps.length;
    for (const { kind } of steps) this.ahead.set(kind, (this.ahead.get(kind) ?? 0) + 1);
    this.timer = setInterval(
      () => this.show(),
      this.screen.isTTY === true ? TERMINAL_EVERY : LOG_EVERY,
    ).unref();
    this.show();
  }

  /** Goes on to a step. */
  next(step: Step): void {
    this.end();
    this.step = step;
    this.requestsBefore = this.watched.requests();
  }

  /** Shows what was found, once for each cause. */
  found(findings: readonly Finding[]): void {
    for (const { problem, route } of findings) {
      const cause = causeOf(problem);
      if (this.causes.has(cause)) continue;
      this.causes.add(cause);
      this.print(`✗ ${this.watched.addressOf(route)}: ${problem.replaceAll(/\s+/gu, ' ')}\n`);
    }
  }

  /** Shows no more. */
  stop(): void {
    this.end();
    clearInterval(this.timer);
    this.print('');
  }

  /** The line of progress. */
  line(): string {
    const seconds = (performance.now() - this.begin) / 1_000;
    const requests = this.watched.requests();
    const { pace } = this.watched;
    const aheadRequests = this.requestsAhead();
    const atThisRate = requests === 0 ? Infinity : (aheadRequests * seconds) / requests;
    const left = Math.max(atThisRate, pace?.secondsFor(aheadRequests) ?? 0);
    const pause = pace?.pauseSeconds ?? 0;
    const share = this.all === 0 ? 100 : Math.floor((100 * this.done) / this.all);
    return [
      `${share} %`,
      `${inMinutes(seconds)}${Number.isFinite(left) ? `, about ${inMinutes(left)} left` : ''}`,
      `${this.done} of ${this.all} checks, ${requests} requests, ${this.causes.size} faults`,
      pause > 0
        ? `waiting ${pause} s until the server takes more`
        : this.step && `${this.step.call}: ${this.step.check}`,
    ]
      .filter((part) => part !== undefined)
      .join(' · ');
  }

  private requestsAhead(): number {
    return [...this.ahead].reduce((sum, [kind, steps]) => {
      const known = this.spent.get(kind);
      return sum + steps * (known ? known.requests / known.steps : USUAL_REQUESTS);
    }, 0);
  }

  private end(): void {
    if (!this.step) return;
    const { kind } = this.step;
    const known = this.spent.get(kind) ?? { steps: 0, requests: 0 };
    known.steps += 1;
    known.requests += this.watched.requests() - this.requestsBefore;
    this.spent.set(kind, known);
    this.ahead.set(kind, (this.ahead.get(kind) ?? 1) - 1);
    this.done += 1;
    this.step = undefined;
  }

  private show(): void {
    const line = this.line();
    if (this.screen.isTTY === true) this.screen.write(`\r\u001B[K${line.slice(0, LINE_WIDTH)}`);
    else this.screen.write(`${line}\n`);
  }

  /** In place of the line in a terminal, which comes again. */
  private print(text: string): void {
    this.screen.write(this.screen.isTTY === true ? `\r\u001B[K${text}` : text);
  }
}
