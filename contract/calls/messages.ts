import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import {
  MAX_MESSAGES_DELETED,
  MESSAGES_PAGE_SIZE,
  messageFilters,
  messageHeadSchema,
  messageSchema,
  unreadSchema,
} from '../entities/message.ts';
import { languageSchema, textOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const messageId = textOf(64).min(1);
const pathParams = z.object({ id: messageId });

/**
 * Messages of the platform to the signed-in person (W7). Somebody else's message is answered with
 * `not_found`, like one that never existed.
 */
export const messagesCalls = c.router({
  list: route('GET /messages', {
    summary: 'The messages of the person, newest first, in pages',
    query: z.object({
      /** Which messages are listed. */
      filter: z.enum(messageFilters).default('all'),
      language: languageSchema.optional(),
      ...paged(MESSAGES_PAGE_SIZE),
    }),
    auth: 'member',
    value: pageOf({
      /** The messages of the page, newest first. */
      messages: z.array(messageHeadSchema),
      unread: z.int().nonnegative(),
    }),
  }),
  unread: route('GET /messages/unread', {
    summary: 'How many messages the person has not read',
    auth: 'member',
    value: unreadSchema,
  }),
  one: route('GET /messages/message/:id', {
    summary: 'One message in full; reading it here does not mark it as read',
    pathParams,
    query: z.object({ language: languageSchema.optional() }),
    auth: 'member',
    codes: ['not_found'],
    value: messageSchema,
  }),
  read: route('POST /messages/message/:id/read', {
    summary: 'Marks a message as read; marking it again changes nothing',
    pathParams,
    body: z.strictObject({}),
    auth: 'member',
    play: 'neither',
    codes: ['not_found'],
    value: unreadSchema,
  }),
  readAll: route('POST /messages/read-all', {
    summary: 'Marks every message of the person as read',
    body: z.strictObject({}),
    auth: 'member',
    play: 'neither',
    value: unreadSchema,
  }),
  remove: route('DELETE /messages', {
    summary: "Deletes the person's own messages; ids that no longer exist are ignored",
    query: z.object({
      /** Ids, separated by commas. */
      ids: z
        .string()
        .max(65 * MAX_MESSAGES_DELETED)
        .regex(new RegExp(`^[^,]{1,64}(,[^,]{1,64}){0,${MAX_MESSAGES_DELETED - 1}}$`, 'u')),
    }),
    auth: 'member',
    play: 'neither',
    value: unreadSchema,
  }),
});
