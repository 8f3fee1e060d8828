/** The desks of customer service, and the chat room beside them (S2, S8). */
export const serviceDesks = ['LIVECHAT', 'VIP', 'ROOM'] as const;
export type ServiceDesk = (typeof serviceDesks)[number];

/** The type of a sealed path: a compact JWE under the key of its desk (S8). */
export const SEALED_PATH_TYPE = '3';

/** How such a path is sealed: with the key itself. */
export const PATH_SEALING_ALGORITHM = 'dir';
