import { z } from 'zod/v4';
import { momentSchema } from './text.ts';

/** How many messages a page of their list has (W7). */
export const MESSAGES_PAGE_SIZE = 10;
/** How many messages one call can delete. */
export const MAX_MESSAGES_DELETED = 100;

/** Which messages a list shows (W7). */
export const messageFilters = ['all', 'unread', 'read'] as const;
export type MessageFilter = (typeof messageFilters)[number];

/** A message of the platform to one person, as a list shows it (W7). */
export const messageHeadSchema = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    /** The first words of the message, without markup. */
    excerpt: z.string(),
    /** When it was sent. */
    sentAt: momentSchema,
    isRead: z.boolean(),
  })
  .meta({ id: 'MessageHead' });
export type MessageHead = z.infer<typeof messageHeadSchema>;

/** A message in full. */
export const messageSchema = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    /** HTML from outside: sanitise it before showing it. */
    content: z.string(),
    /** When it was sent. */
    sentAt: momentSchema,
    isRead: z.boolean(),
  })
  .meta({ id: 'Message' });
export type Message = z.infer<typeof messageSchema>;

/** How many messages a person has not read. */
export const unreadSchema = z.strictObject({ unread: z.int().nonnegative() });
