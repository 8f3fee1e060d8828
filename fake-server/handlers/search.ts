import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import type { World } from '../world/world.ts';

/** One search over everything that a person can go to (L3a). */
export function searchHandlers(world: World) {
  return initServer().router(contract.search, {
    find: async ({ req, query: { text, language } }) => {
      const { signedIn, situation } = callOf(req);
      return answer(
        world.siteSearch.find({
          text,
          language: languageOfCall(world, req, language),
          member: signedIn?.member,
          allClosed: situation.gameUnderMaintenance,
        }),
      );
    },
  });
}
