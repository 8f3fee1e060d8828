/** The seeded source of all randomness except secrets: the same seed gives the same world. */
export interface Random {
  /** Uniform in [0, 1). */
  readonly next: () => number;
  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** One of the given. @throws RangeError when there is none. */
  pick<Item>(items: readonly Item[]): Item;
  /** A source of its own, independent of how often this one is used. */
  fork(name: string): Random;
}

/** A source from a seed: sfc32, which is small, fast and passes the usual test suites. */
export function createRandom(seed: number): Random {
  let a = seed | 0;
  let b = (seed / 2 ** 32) | 0;
  let c = 0x9e3779b9 | 0;
  let count = 1;

  const next = () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers still correlate with the seed.
  for (let warm = 0; warm < 15; warm += 1) next();

  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    between,
    pick(items) {
      const [item] = items.slice(Math.floor(next() * items.length));
      if (item === undefined) throw new RangeError('Nothing to pick from.');
      return item;
    },
    fork: (name) => createRandom(seed ^ numericHash(name)),
  };
}

/** A hash of a text (FNV-1a), from 0 to 2³² − 1. */
export function numericHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
