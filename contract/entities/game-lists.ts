/** Games of one page of a list (L2). */
export const GAMES_PAGE_SIZE = 42;

/** What stands first in a list: what is played most, or what came last. */
export const gameOrders = ['popular', 'new'] as const;
export type GameOrder = (typeof gameOrders)[number];
