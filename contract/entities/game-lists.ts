/** How many games a page of a list has (L2). */
export const GAMES_PAGE_SIZE = 42;

/** The longest text that can be searched for in the names of games (L3). */
export const LONGEST_GAME_SEARCH = 100;

/** The order of a list: most played first, or newest first. */
export const gameOrders = ['popular', 'new'] as const;
export type GameOrder = (typeof gameOrders)[number];
