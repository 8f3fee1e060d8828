/** The state of a round: not decided yet, settled, or cancelled. */
export const roundStates = ['open', 'settled', 'cancelled'] as const;
export type RoundState = (typeof roundStates)[number];

/** What a settled round brought: more than its stake, less, or the same. */
export const roundResults = ['won', 'lost', 'even'] as const;
export type RoundResult = (typeof roundResults)[number];

/** The result of a round by its net, in hundredths. */
export function resultOfNet(net: number): RoundResult {
  if (net === 0) return 'even';
  return net > 0 ? 'won' : 'lost';
}

/** How many rounds a page of the betting record has (W4). */
export const ROUNDS_PAGE_SIZE = 20;

/** How many rounds one piece of the record has when a file is made (W4). */
export const ROUNDS_IN_A_PIECE = 1_000;
