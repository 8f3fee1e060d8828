/*
 * What lotteries are and how they are bet on (L7). Plain data, which the browser may carry without
 * a schema library.
 */

/**
 * How prizes are made: national lotteries, the house's own, electronic ones, and those of
 * South-East Asia, where the Vietnamese ones are.
 */
export const prizeModes = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** What a launch of the lottery lobby shows first: one lottery, or all of them. */
export const lottoViews = ['betting', 'lobby'] as const;
export type LottoView = (typeof lottoViews)[number];

/** Popular lotteries that are asked for. */
export const POPULAR_LOTTERIES = 20;
/** Draws of a Vietnamese lottery that are asked for. */
export const VIETNAMESE_DRAWS = 100;
/** Draws of any other lottery that are asked for. */
export const OPENED_DRAWS = 20;

/** How the numbers of a draw look: single digits in their order, balls, or a table of prizes. */
export const lotteryForms = ['digits', 'balls', 'prizes'] as const;
export type LotteryForm = (typeof lotteryForms)[number];

/** The prizes of a draw, the highest first; `main` is the only one of digits and of balls. */
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
 * What can be bet on. `final…`: the last digits of the draw; `size` and `parity`: those of the last
 * digit; `pick…`: that all of so many balls are drawn; `special…`: the last digits of the special
 * prize, `head` and `tail` being its last digit but one and its last; `anyTwo`: two digits that any
 * prize ends in, paid each time.
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

/** How a bet stands; `cancelled` with its draw, which gives the stake back. */
export const lotteryBetStates = ['open', 'won', 'lost', 'cancelled'] as const;
