import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import type { World } from '../world/world.ts';

/** What people can read before they ask (R7). */
export function helpHandlers(world: World) {
  return initServer().router(contract.help, {
    centre: async ({ req, query: { language } }) =>
      answer(world.helpCentre.in(languageOfCall(world, req, language))),
  });
}
