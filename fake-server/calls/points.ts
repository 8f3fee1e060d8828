import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import type { World } from '../world/world.ts';

/** Points of the signed-in person, and what they can be had for (W9). */
export function pointsHandlers(world: World) {
  const { points, pointsRecord, rewards } = world;
  return initServer().router(contract.points, {
    balance: async ({ req }) => answer({ points: points.balance(signedInOf(req).member.id) }),
    config: async ({ req, query: { language } }) =>
      answer(points.config(signedInOf(req).member, languageOfCall(world, req, language))),
    rewards: async ({ req, query: { language } }) =>
      answer(rewards.list(languageOfCall(world, req, language))),
    transactions: async ({ req, query: { pageNo, pageSize, kind, language } }) => {
      const wanted = { kind, language: languageOfCall(world, req, language) };
      const { id, currency } = signedInOf(req).member;
      return answer({ ...pointsRecord.page(id, wanted, { pageNo, pageSize }), currency });
    },
  });
}
