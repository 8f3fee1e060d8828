/*
 * Bonuses of a person (W11). Plain data, which the browser can carry without a schema library.
 */

/**
 * State of a bonus. `released`: the wagering is done and the money is the player's own. `spent`:
 * all of it was lost first. `refused`: given back before any of it was used. `given_up`: ended by
 * the player later.
 */
export const bonusStates = [
  'active',
  'released',
  'spent',
  'expired',
  'refused',
  'given_up',
] as const;
export type BonusState = (typeof bonusStates)[number];

/** The final states of a bonus. */
export type BonusEnding = Exclude<BonusState, 'active'>;

/** What a bonus was given for. */
export const bonusOrigins = ['registration', 'promotion', 'house'] as const;

/** Bonuses on a page, and rounds that counted for one on a page. */
export const BONUS_PAGE_SIZE = 10;
export const BONUS_ROUNDS_PAGE_SIZE = 20;
