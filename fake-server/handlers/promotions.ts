import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Promotions, and the signed-in member's part in them. */
export function promotionsHandlers(world: World) {
  const { applications, memberRewards, promotions } = world;
  return initServer().router(contract.promotions, {
    list: async ({ req, query: { category, language } }) =>
      answer(promotions.list(category, languageOfCall(world, req, language))),
    one: async ({ req, params: { id }, query: { language } }) =>
      answer(promotions.one(id, languageOfCall(world, req, language))),
    participations: async ({ req }) => {
      applications.settleDue();
      return answer(promotions.forMember(signedInOf(req).member));
    },
    rewards: async ({ req, query: { language } }) => {
      const { member } = signedInOf(req);
      applications.settleDue();
      return answer(memberRewards.list(member, languageOfCall(world, req, language)));
    },
    claim: async ({ req, params: { id } }) =>
      writeOnce(req, () => promotions.claim(signedInOf(req).member, id)),
    join: async ({ req, params: { id } }) =>
      writeOnce(req, () => promotions.join(signedInOf(req).member, id)),
    enter: async ({ req, params: { id } }) =>
      writeOnce(req, () => promotions.enter(signedInOf(req).member, id)),
  });
}
