/** Whom a link invites. */
export const invitedKinds = ['player', 'agent'] as const;
export type InvitedKind = (typeof invitedKinds)[number];

/** The longest name of a link. */
export const INVITATION_NAME_LENGTH = 40;

/** How many open links an agent has at most. */
export const MAX_INVITATIONS = 50;

/** How many people a page of those who registered has. */
export const INVITED_PAGE_SIZE = 20;

/**
 * The pattern of a sub-id: the agent's own label for where a link was placed, carried in the link's
 * address.
 */
export const SUB_ID_PATTERN = /^[A-Za-z0-9._-]{1,40}$/u;

/** The longest sub-id. */
export const LONGEST_SUB_ID = 40;

/** How many rows a page of the results of links has. */
export const LINK_RESULTS_PAGE_SIZE = 20;
