/*
 * Bonuses of a person (W11). Plain data, which the browser can carry without a schema library.
 */

/**
 * How a bonus stands. `released`: its wagering is done, it is the player's own money. `spent`: all
 * of it was lost before. `refused`: given back before anything of it was used. `given_up`: ended by
 * its player later.
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

/** How a bonus can end. */
export type BonusEnding = Exclude<BonusState, 'active'>;

/** What a bonus was given for. */
export const bonusOrigins = ['registration', 'promotion', 'house'] as const;

/** Bonuses on a page, and rounds that counted for one on a page. */
export const BONUS_PAGE_SIZE = 10;
export const BONUS_ROUNDS_PAGE_SIZE = 20;
