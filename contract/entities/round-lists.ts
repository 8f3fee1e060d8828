/** Where a round stands: its outcome is not known yet, it has ended, or it never was. */
export const roundStates = ['open', 'settled', 'cancelled'] as const;
export type RoundState = (typeof roundStates)[number];

/** Rounds on a page of the betting record (W4). */
export const ROUNDS_PAGE_SIZE = 20;

/** Rounds in one piece of the whole record, for a file of it (W4). */
export const ROUNDS_IN_A_PIECE = 1_000;
