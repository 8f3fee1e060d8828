import { numericHash as plainHash } from '../../kernel/random.ts';

/** A stream of numbers that is the same for the same seed. */
export interface Random {
  /** A float in [0, 1). */
  next(): number;
  /** A float in [low, high). */
  between(low: number, high: number): number;
  /** A whole number in [low, high]. */
  whole(low: number, high: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One element. Throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffled<T>(list: readonly T[]): T[];
}

/** A hash of a text with a final avalanche: similar seeds give very different ones. Unsigned 32 bits. */
export function numericHash(text: string): number {
  let hash = plainHash(text);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A mulberry32 stream that starts from a text. */
export function seededRandom(seed: string): Random {
  let state = numericHash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('Nothing to pick from');
    return list[whole(0, list.length - 1)] as T;
  };
  return {
    next,
    whole,
    pick,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    shuffled: (list) => {
      const rest = [...list];
      const out = [];
      while (rest.length > 0) out.push(...rest.splice(whole(0, rest.length - 1), 1));
      return out;
    },
  };
}
