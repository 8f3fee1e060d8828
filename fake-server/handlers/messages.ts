import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import type { World } from '../world/world.ts';

/** Messages of the platform to the signed-in person (W7). */
export function messagesHandlers(world: World) {
  const { messages } = world;
  const unreadOf = (memberId: number) => ({ unread: messages.unread(memberId) });

  return initServer().router(contract.messages, {
    list: async ({ req, query: { language, ...list } }) => {
      const memberId = memberOf(req);
      const spoken = languageOfCall(world, req, language);
      return answer({
        ...messages.page(memberId, { ...list, language: spoken }),
        ...unreadOf(memberId),
      });
    },
    unread: async ({ req }) => answer(unreadOf(memberOf(req))),
    one: async ({ req, params: { id }, query: { language } }) =>
      answer(messages.one(memberOf(req), id, languageOfCall(world, req, language))),
    read: async ({ req, params: { id } }) => {
      const memberId = memberOf(req);
      messages.read(memberId, id);
      return answer(unreadOf(memberId));
    },
    readAll: async ({ req }) => {
      const memberId = memberOf(req);
      messages.readAll(memberId);
      return answer(unreadOf(memberId));
    },
    remove: async ({ req, query: { ids } }) => {
      const memberId = memberOf(req);
      messages.remove(memberId, ids.split(','));
      return answer(unreadOf(memberId));
    },
  });
}

function memberOf(request: object): number {
  return signedInOf(request).member.id;
}
