import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf } from '../http/call.ts';
import { answerOnce } from '../http/once.ts';
import { passkeySiteOf } from '../http/passkey-site.ts';
import { originOf } from '../http/visit-origin.ts';
import type { Action } from '../kernel/action.ts';
import type { World } from '../world/world.ts';
import { admission } from './admission.ts';
import type { HandlerNeeds } from './handler-needs.ts';

/** Signing in by a passkey (A24). */
export function signInHandlers(world: World, { origins }: HandlerNeeds) {
  const { passkeys, signIn } = world;
  const admitted = admission(world, origins);
  return initServer().router(contract.signIn, {
    passkeyRequest: async (exchange) =>
      answer(await passkeys.request('signIn', null, passkeySiteOf(exchange, origins))),
    byPasskey: async ({ body, ...exchange }) => {
      const site = passkeySiteOf(exchange, origins);
      const { req } = exchange;
      const { situation } = callOf(req);
      return answerOnce(
        req,
        (action: Action<number>) => passkeys.use('signIn', null, body, site, originOf(req), action),
        (memberId) => admitted(exchange, signIn.byPasskey(memberId, situation)),
      );
    },
  });
}
