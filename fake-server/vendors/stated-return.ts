/** Shares are stated in so many parts: hundredths of a percent. */
const PARTS = 10_000;
/** What a share may lack by the way that machines count. */
const TOLERANCE = 1e-9;

/** A return as it is stated, a share of the stake: to a hundredth of a percent, never above what it is. */
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
