import { numericHash } from '../../kernel/random.ts';

/**
 * A value that rises and falls with time, from 0 to 1: the sum of two waves with different periods,
 * so that nothing moves alike or jumps.
 *
 * @param name identifies the curve; the same name gives the same curve
 * @param period of the longer wave, in milliseconds
 */
export function waveAt(name: string, now: number, period: number): number {
  const phase = (numericHash(name) % 10_000) / 10_000;
  const slow = Math.sin(2 * Math.PI * (now / period + phase));
  const quick = Math.sin(2 * Math.PI * (now / (period * 0.37) + phase * 7));
  return 0.5 + 0.32 * slow + 0.18 * quick;
}
