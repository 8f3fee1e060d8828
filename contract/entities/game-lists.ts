/** Games of one page of a list (L2). */
export const GAMES_PAGE_SIZE = 42;

/** Letters that are searched for in the names of games at most (L3). */
export const LONGEST_GAME_SEARCH = 100;

/** What stands first in a list: what is played most, or what came last. */
export const gameOrders = ['popular', 'new'] as const;
export type GameOrder = (typeof gameOrders)[number];
