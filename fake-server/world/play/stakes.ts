import type { GameKind } from '../ports/game-operator.ts';

/** A game's stakes, as multiples of its smallest. */
const STEPS: Readonly<Record<GameKind, readonly number[]>> = {
  slot: [1, 2, 5, 10, 20, 50, 100],
  table: [1, 5, 10, 50, 100],
  roulette: [1, 5, 10, 50, 100],
  crash: [1, 2, 5, 10, 20, 50, 100],
  cards: [1, 2, 5, 10, 20, 50],
  fish: [1, 2, 5, 10, 20, 50, 100],
  sports: [1, 2, 5, 10, 50, 100, 500],
  esports: [1, 2, 5, 10, 50, 100, 500],
  lottery: [1, 2, 5, 10, 20, 50, 100],
};

/**
 * The unit of the smallest stake, in hundredths, so that no win is rounded: a hundredth on each of
 * ten lines; a multiple of tenths; 5 % commission on a banker's win, in chips of whole units; 5 %
 * rake of antes.
 */
const UNIT: Readonly<Record<GameKind, number>> = {
  slot: 10,
  table: 100,
  roulette: 100,
  crash: 10,
  cards: 20,
  fish: 1,
  sports: 1,
  esports: 1,
  lottery: 1,
};

/** A game's smallest stake, in hundredths, from its vendor's minimum. */
export function smallestStake(kind: GameKind, minimum: number): number {
  return Math.max(1, Math.ceil(minimum / UNIT[kind])) * UNIT[kind];
}

/** A game's stakes, in hundredths, rising. */
export function offeredStakes(kind: GameKind, smallest: number): readonly number[] {
  return STEPS[kind].map((step) => step * smallest);
}

/** Games with fixed stakes. */
const single: ReadonlySet<GameKind> = new Set(['slot', 'crash', 'cards', 'fish']);

/**
 * Whether these are valid stakes of one round: slots, flights, card rooms and shots take one of the
 * fixed stakes, tables any multiple of the smallest on each spot, and sports and lotteries any
 * amount between the smallest and the largest.
 */
export function areStakesAccepted(
  kind: GameKind,
  smallest: number,
  stakes: readonly number[],
): boolean {
  const offered = offeredStakes(kind, smallest);
  const largest = offered.at(-1) ?? smallest;
  if (stakes.length === 0) return false;
  return stakes.every((stake) => {
    if (!Number.isSafeInteger(stake) || stake < smallest || stake > largest) return false;
    if (single.has(kind)) return stakes.length === 1 && offered.includes(stake);
    return (kind !== 'table' && kind !== 'roulette') || stake % smallest === 0;
  });
}

/** A canonical text of stakes by spot, independent of order. */
export function textOf(stakes: Readonly<Record<string, number>>): string {
  const entries = Object.entries(stakes);
  if (entries.length === 1) return JSON.stringify(stakes);
  return JSON.stringify(Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** The total of several stakes. */
export function sumOf(stakes: readonly number[]): number {
  return stakes.reduce((sum, stake) => sum + stake, 0);
}

/** The idempotency key of a stake in the ledger, by what it is on. */
export function stakeKey(roundId: string, spot: string): string {
  return `round:${roundId}:stake:${spot}`;
}
