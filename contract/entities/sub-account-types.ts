/** How many accounts a page of those that an agent made has. */
export const SUB_ACCOUNTS_PAGE_SIZE = 20;

/** The most unused accounts that an agent can have. */
export const MAX_WAITING_ACCOUNTS = 50;

/** Progress of an account that an agent made for somebody. */
export const accountProgress = ['waiting', 'signedIn', 'active'] as const;
export type AccountProgress = (typeof accountProgress)[number];
