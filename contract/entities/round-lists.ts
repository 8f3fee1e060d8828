/** The state of a round: open, settled or cancelled. */
export const roundStates = ['open', 'settled', 'cancelled'] as const;
export type RoundState = (typeof roundStates)[number];

/** The result of a settled round: more than its stake, less, or the same. */
export const roundResults = ['won', 'lost', 'even'] as const;
export type RoundResult = (typeof roundResults)[number];

/** The result of a round by its net, in hundredths. */
export function resultOfNet(net: number): RoundResult {
  if (net === 0) return 'even';
  return net > 0 ? 'won' : 'lost';
}

/** How many rounds a page of the betting record has (W4). */
export const ROUNDS_PAGE_SIZE = 20;

/** The most rounds in one piece of a download (W4). */
export const ROUNDS_IN_A_PIECE = 1_000;
