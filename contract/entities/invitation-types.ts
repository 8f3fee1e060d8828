/** Whom a link invites. */
export const invitedKinds = ['player', 'agent'] as const;
export type InvitedKind = (typeof invitedKinds)[number];

/** The longest name of a link. */
export const INVITATION_NAME_LENGTH = 40;

/** How many open links an agent has at most. */
export const MOST_INVITATIONS = 50;

/** How many people a page of those who registered has. */
export const INVITED_PAGE_SIZE = 20;
