/** How many accounts a page of those that an agent made has. */
export const SUB_ACCOUNTS_PAGE_SIZE = 20;

/** How many accounts that nobody has signed in to an agent has at most. */
export const MAX_WAITING_ACCOUNTS = 50;

/** How far somebody came with an account that an agent made for them. */
export const accountProgress = ['waiting', 'signedIn', 'active'] as const;
export type AccountProgress = (typeof accountProgress)[number];
