/** What stands in the way of closing an account, in the order in which people settle it (W5). */
export const closingObstacles = ['rounds', 'bonuses', 'deposit', 'payouts', 'money'] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];
