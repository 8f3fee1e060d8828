/** Resolution of stated shares: hundredths of a percent. */
const PARTS = 10_000;
/** Tolerance for rounding errors of floating point. */
const TOLERANCE = 1e-9;

/**
 * A stated return, as a share of the stake: to a hundredth of a percent, never above the exact one.
 */
export function statedReturn(exact: number): number {
  return Math.floor(exact * PARTS + TOLERANCE) / PARTS;
}

/** The same for each bet of a game. */
export function statedReturns<Bet extends string>(
  exactReturns: Readonly<Record<Bet, number>>,
): Readonly<Record<Bet, number>> {
  const bets = Object.keys(exactReturns) as Bet[];
  return Object.fromEntries(bets.map((bet) => [bet, statedReturn(exactReturns[bet])])) as Record<
    Bet,
    number
  >;
}
