/** How many games a page of a list has (L2). */
export const GAMES_PAGE_SIZE = 42;

/** The order of a list: most played first, or newest first. */
export const gameOrders = ['popular', 'new'] as const;
export type GameOrder = (typeof gameOrders)[number];
