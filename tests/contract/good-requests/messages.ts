import { z } from 'zod/v4';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';

const messagesSchema = z.object({ messages: z.array(z.object({ id: z.string() })) });

/** A person without messages has none to read. */
const someMessage = async (portal: PortalSubject): Promise<KitRequest | undefined> => {
  const authorized = await asMember(portal);
  const [message] = messagesSchema.parse(
    await portal.succeed('messages.list', authorized),
  ).messages;
  return message && { ...authorized, params: { id: message.id } };
};

/** Good requests of `messages`. */
export const messagesRequests: GoodRequestsOf<'messages'> = {
  list: async (portal) => ({
    ...(await asMember(portal)),
    query: { filter: 'unread', language: 'EN' },
  }),
  one: someMessage,
  read: async (portal) => {
    const request = await someMessage(portal);
    return request && { ...request, body: {} };
  },
  readAll: async (portal) => ({ ...(await asMember(portal)), body: {} }),
  remove: async (portal) => ({ ...(await asMember(portal)), query: { ids: 'no-such-message' } }),
};
