import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import type { World } from '../world/world.ts';

/** Promotions, and what the signed-in member makes of them. */
export function promotionsHandlers(world: World) {
  const { promotions } = world;
  return initServer().router(contract.promotions, {
    list: async ({ req, query: { category, language } }) =>
      answer(promotions.list(category, languageOfCall(world, req, language))),
    one: async ({ req, params: { id }, query: { language } }) =>
      answer(promotions.one(id, languageOfCall(world, req, language))),
    mine: async ({ req }) => answer(promotions.ofMember(signedInOf(req).member)),
    claim: async ({ req, params: { id } }) => answer(promotions.claim(signedInOf(req).member, id)),
    join: async ({ req, params: { id } }) => answer(promotions.join(signedInOf(req).member, id)),
    enter: async ({ req, params: { id } }) => answer(promotions.enter(signedInOf(req).member, id)),
  });
}
