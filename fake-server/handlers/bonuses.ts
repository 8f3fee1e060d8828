import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Bonuses of the signed-in person (W11). */
export function bonusesHandlers(world: World) {
  const { bonusRecords } = world;
  return initServer().router(contract.bonuses, {
    list: async ({ req, query: { language, ...page } }) => {
      const member = signedInOf(req).member;
      return answer(bonusRecords.page(member, languageOfCall(world, req, language), page));
    },
    one: async ({ req, params: { id }, query: { language } }) => {
      const { member } = signedInOf(req);
      return answer(bonusRecords.one(member, id, languageOfCall(world, req, language)));
    },
    rounds: async ({ req, params: { id }, query }) =>
      answer(bonusRecords.rounds(signedInOf(req).member, id, query)),
    giveUp: async ({ req, params: { id }, body: { costs } }) => {
      const { member } = signedInOf(req);
      const language = languageOfCall(world, req, undefined);
      return writeOnce(req, () => bonusRecords.giveUp(member, id, costs, language));
    },
  });
}
