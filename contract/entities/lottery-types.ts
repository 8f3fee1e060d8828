/*
 * Lotteries and the bets on them (L7). Plain data, which the browser can carry without a schema
 * library.
 */

/**
 * The prize mode: national lotteries, the site's own, electronic ones, and those of South-East
 * Asia, which include the Vietnamese ones.
 */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** What the lottery lobby shows first: one lottery, or all of them. */
export const lottoViews = ['betting', 'lobby'] as const;
export type LottoView = (typeof lottoViews)[number];

/** How many popular lotteries the portal reads. */
export const POPULAR_LOTTERIES = 20;
/** How many draws of a Vietnamese lottery the portal reads. */
export const VIETNAMESE_DRAWS = 100;
/** How many draws of any other lottery the portal reads. */
export const OPENED_DRAWS = 20;

/** How the numbers of a draw are shown: single digits in order, balls, or a table of prizes. */
export const lotteryForms = ['digits', 'balls', 'prizes'] as const;
export type LotteryForm = (typeof lotteryForms)[number];

/** The prizes of a draw, highest first; digits and balls have only `main`. */
export const lotteryPrizes = [
  'main',
  'special',
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
] as const;
export type LotteryPrize = (typeof lotteryPrizes)[number];

/**
 * The bets. `final…`: the last digits of the draw. `size` and `parity`: of the last digit. `pick…`:
 * all of the chosen balls are drawn. `special…`: the last digits of the special prize; `head` is
 * its second-to-last digit, `tail` its last. `anyTwo`: the last two digits of any prize; each match
 * pays.
 */
export const playTypes = [
  'final1',
  'final2',
  'final3',
  'final4',
  'size',
  'parity',
  'pick1',
  'pick2',
  'pick3',
  'pick4',
  'pick5',
  'special2',
  'special3',
  'head',
  'tail',
  'anyTwo',
] as const;
export type PlayType = (typeof playTypes)[number];

/** The state of a bet; `cancelled` when its draw was, which returns the stake. */
export const lotteryBetStates = ['open', 'won', 'lost', 'cancelled'] as const;
