import type { RoundOutcome } from '../../world/ports/game-operator.ts';

/** The average return on every stake, whatever the multiple (L5b). */
export const CRASH_RETURN = 0.97;
/** The multiples on offer, in hundredths. */
export const MIN_TARGET = 110;
export const MAX_TARGET = 10_000;

/** The result of a flight. Plain data: it can be stored and sent again. */
export interface CrashOutcome extends RoundOutcome {
  /** The player's cash-out multiple, in hundredths. */
  readonly target: number;
  /** The multiple that the flight reached, in hundredths; 100 if it never took off. */
  readonly reached: number;
}

/**
 * Flies once. Pure: the same random number gives the same flight. A multiple m is reached with
 * probability 0.97 / m, so every choice has the same return.
 *
 * @param random uniform in [0, 1), drawn once
 * @param stake a positive whole number of minor units
 * @param target in hundredths
 */
export function playCrash(random: () => number, stake: number, target: number): CrashOutcome {
  const flown = Math.floor((100 * CRASH_RETURN) / (1 - random()));
  const reached = Math.max(100, Math.min(100 * MAX_TARGET, flown));
  const win = reached >= target ? Math.floor((stake * target) / 100) : 0;
  return { stake, target, reached, win };
}
