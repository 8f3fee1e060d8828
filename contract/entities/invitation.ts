import { z } from 'zod/v4';
import { WHOLE_RATE } from './agent-types.ts';
import { INVITATION_NAME_LENGTH, invitedKinds } from './invitation-types.ts';
import { teamMemberSchema } from './team.ts';
import { momentSchema, textOf } from './text.ts';

/** What a new link says: its name for the agent's own use, whom it is for, and what it promises. */
export const newInvitationSchema = z
  .strictObject({
    /** Not only white space; trimmed at both ends. */
    name: textOf(INVITATION_NAME_LENGTH).regex(/\S/u),
    /** Whom the link makes: players or agents. */
    invites: z.enum(invitedKinds),
    /**
     * In basis points: the dividend contract that an agent is offered at registration. Null for
     * none, as for every player.
     */
    rate: z.int().positive().max(WHOLE_RATE).nullable(),
  })
  .meta({ id: 'NewInvitation' });
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** An invitation link, and how far the people who followed it came (C1). */
export const invitationSchema = z
  .strictObject({
    ...newInvitationSchema.shape,
    /** Empty for a code from before links had names. */
    name: textOf(INVITATION_NAME_LENGTH),
    /** The code of the link. */
    code: textOf(20),
    createdAt: momentSchema,
    /** Since when it takes no registrations; null while it does. */
    closedAt: momentSchema.nullable(),
    /** The number of times that it was opened. Nothing is kept about who opened it. */
    visits: z.int().nonnegative(),
    /** The number of people who registered by it. */
    registered: z.int().nonnegative(),
    /** The number of those of them who have paid in or played since. */
    active: z.int().nonnegative(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof invitationSchema>;

/**
 * Results of a link in a range of days, by its sub-ids: who registered then, what everyone who ever
 * used it deposited, and what the agent earned from them. Money in hundredths.
 */
export const linkResultSchema = z
  .strictObject({
    /** The code of the link. */
    code: textOf(20),
    /** Of the link. */
    name: z.string(),
    /** Null for those who used the link without a sub-id. */
    subId: z.string().nullable(),
    /** The number of people who registered by it. */
    registered: z.int().nonnegative(),
    /** How many of them made a deposit. */
    depositors: z.int().nonnegative(),
    /** The number of people who paid in. */
    deposited: z.int().nonnegative(),
    /** What the agent keeps of what they brought; negative if they won. */
    commission: z.int(),
  })
  .meta({ id: 'LinkResult' });
export type LinkResult = z.infer<typeof linkResultSchema>;

/** Somebody who registered by a link. */
export const invitedPersonSchema = z
  .strictObject({
    member: teamMemberSchema,
    /** The code of the link by which the person came. */
    code: textOf(20),
    /** The name of the link. */
    via: z.string(),
    isActive: z.boolean(),
  })
  .meta({ id: 'InvitedPerson' });
export type InvitedPerson = z.infer<typeof invitedPersonSchema>;
