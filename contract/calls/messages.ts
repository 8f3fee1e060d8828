import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
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
  list: {
    method: 'GET',
    path: '/messages',
    query: z.object({
      filter: z.enum(messageFilters).default('all'),
      language: languageSchema.optional(),
      ...paged(MESSAGES_PAGE_SIZE),
    }),
    ...answers({
      summary: 'The messages of the person, newest first, a page at a time',
      auth: 'member',
      value: pageOf({
        messages: z.array(messageHeadSchema),
        unread: z.int().nonnegative(),
      }),
    }),
  },
  unread: {
    method: 'GET',
    path: '/messages/unread',
    ...answers({
      summary: 'How many messages the person has not read',
      auth: 'member',
      value: unreadSchema,
    }),
  },
  one: {
    method: 'GET',
    path: '/messages/message/:id',
    pathParams,
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'One message in full; reading it here does not mark it as read',
      auth: 'member',
      codes: ['not_found'],
      value: messageSchema,
    }),
  },
  read: {
    method: 'POST',
    path: '/messages/message/:id/read',
    pathParams,
    body: z.strictObject({}),
    ...answers({
      summary: 'Marks a message as read; marking it again changes nothing',
      auth: 'member',
      codes: ['not_found'],
      value: unreadSchema,
    }),
  },
  readAll: {
    method: 'POST',
    path: '/messages/read-all',
    body: z.strictObject({}),
    ...answers({
      summary: 'Marks every message of the person as read',
      auth: 'member',
      value: unreadSchema,
    }),
  },
  remove: {
    method: 'DELETE',
    path: '/messages',
    query: z.object({
      /** Ids, separated by commas. */
      ids: z
        .string()
        .max(65 * MAX_MESSAGES_DELETED)
        .regex(new RegExp(`^[^,]{1,64}(,[^,]{1,64}){0,${MAX_MESSAGES_DELETED - 1}}$`, 'u')),
    }),
    ...answers({
      summary: "Deletes the person's own messages; ids that no longer exist are ignored",
      auth: 'member',
      value: unreadSchema,
    }),
  },
});
