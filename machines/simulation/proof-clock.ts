import { SimulatedClock } from 'xstate';
import { EPOCH } from './moments.ts';

/** Timers that re-arm themselves without ever letting time pass are given up after so many. */
const MAX_TIMERS_IN_ONE_GO = 100_000;

/**
 * A simulated clock that knows when its next timer is due. It stops at each timer on the way: one
 * large step would fire a re-armed timer only once.
 */
export class ProofClock extends SimulatedClock {
  readonly #due = new Map<number, number>();
  #slept = 0;

  override now(): number {
    return EPOCH + super.now() + this.#slept;
  }

  override setTimeout(run: () => void, delay: number): number {
    const id = super.setTimeout(() => {
      this.#due.delete(id);
      run();
    }, delay);
    this.#due.set(id, this.now() + delay);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** How many timers are armed. */
  get armed(): number {
    return this.#due.size;
  }

  /** Whether a timer should have fired already, while the page slept. */
  get isLate(): boolean {
    return this.#nextDue() <= this.now();
  }

  /** Moves to the next timer; stays if none is armed. */
  passToNextTimer(): void {
    if (this.armed > 0) this.increment(Math.max(0, this.#nextDue() - this.now()));
  }

  /** Lets this many milliseconds pass, timer by timer. */
  pass(milliseconds: number): void {
    const end = this.now() + milliseconds;
    for (let fired = 0; this.#nextDue() <= end; fired += 1) {
      if (fired > MAX_TIMERS_IN_ONE_GO) throw new Error('A timer re-arms itself without end.');
      this.passToNextTimer();
    }
    this.increment(end - this.now());
  }

  /** Lets time pass without a timer firing, as on a page in the background; they fire late. */
  sleep(milliseconds: number): void {
    this.#slept += milliseconds;
  }

  #nextDue(): number {
    return Math.min(...this.#due.values());
  }
}
