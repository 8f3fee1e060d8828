import { numericHash } from '../../ground/random.ts';

/**
 * Where something stands that rises and falls with time, from 0 to 1: two waves of a period of its
 * own, so that no two things move alike and nothing jumps.
 *
 * @param name what it is; the same name always moves in the same way
 * @param period of the longer wave, in milliseconds
 */
export function waveAt(name: string, now: number, period: number): number {
  const phase = (numericHash(name) % 10_000) / 10_000;
  const slow = Math.sin(2 * Math.PI * (now / period + phase));
  const quick = Math.sin(2 * Math.PI * (now / (period * 0.37) + phase * 7));
  return 0.5 + 0.32 * slow + 0.18 * quick;
}
