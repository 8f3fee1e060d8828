import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Bonuses of the signed-in person (W11). */
export function bonusesHandlers(world: World) {
  const { bonusRecords, bonusScenes } = world;
  /** Who asks; where a scenario is on, with what it pretends was given. */
  const meInScene = (req: object) => {
    const { member } = signedInOf(req);
    const { bonuses } = callOf(req).situation;
    if (bonuses !== null) bonusScenes.play(member, bonuses);
    return member;
  };
  return initServer().router(contract.bonuses, {
    list: async ({ req, query: { language, ...page } }) => {
      const member = meInScene(req);
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
