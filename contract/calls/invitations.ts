import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import {
  invitationSchema,
  invitedPersonSchema,
  newInvitationSchema,
} from '../entities/invitation.ts';
import { INVITED_PAGE_SIZE } from '../entities/invitation-types.ts';
import { textOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const code = z.object({ code: textOf(20).min(1) });

/** Invitation links by which people register below an agent, and how far those people came (C1). */
export const invitationsCalls = c.router({
  list: route('GET /agent/invitations', {
    summary: 'The links of the agent with their funnels: open ones first, then newest first',
    auth: 'agent',
    value: z.strictObject({
      /** The links that the agent has: open ones first, then newest first. */
      invitations: z.array(invitationSchema),
      /** The highest rate that a link can promise, in basis points; 0 for none. */
      highestRate: z.int().nonnegative(),
    }),
  }),
  create: route('POST /agent/invitations', {
    summary: 'Creates a link by which players or agents register',
    body: newInvitationSchema,
    auth: 'agent',
    play: 'neither',
    once: true,
    codes: ['invitation_rate_too_high', 'invitation_limit_reached'],
    value: invitationSchema,
  }),
  close: route('POST /agent/invitations/:code/close', {
    summary: 'Closes a link for registrations; closing it again changes nothing',
    pathParams: code,
    body: z.strictObject({}),
    auth: 'agent',
    play: 'neither',
    codes: ['not_found'],
    value: invitationSchema,
  }),
  people: route('GET /agent/invitations/people', {
    summary: 'Who registered by the links of the agent, newest first, in pages',
    query: z.object({ ...paged(INVITED_PAGE_SIZE) }),
    auth: 'agent',
    value: pageOf({
      /** The people of the page, newest first. */
      people: z.array(invitedPersonSchema),
    }),
  }),
  visit: route('POST /invitations/:code/visit', {
    summary: 'Counts that a link was opened, and stores nothing about who opened it',
    pathParams: code,
    body: z.strictObject({}),
    auth: 'none',
    play: 'neither',
    value: z.strictObject({
      /** Whether the visit counts; a link that is closed or unknown has none. */
      counted: z.boolean(),
    }),
  }),
});
