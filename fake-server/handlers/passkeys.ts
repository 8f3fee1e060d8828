import { initServer } from '@ts-rest/express';
import type { Passkey } from '#contract/entities/passkey.ts';
import { contract } from '#contract/index.ts';
import { answer, type Exchange, signedInOf } from '../http/call.ts';
import { answerOnce } from '../http/once.ts';
import { passkeySiteOf } from '../http/passkey-site.ts';
import { originOf } from '../http/visit-origin.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';

/** Who asks. */
const who = (request: object) => signedInOf(request).member;

/** The passkeys of an account (A24). */
export function passkeysHandlers({ passkeys }: World, { origins }: HandlerNeeds) {
  const siteOf = (exchange: Exchange) => passkeySiteOf(exchange, origins);
  return initServer().router(contract.passkeys, {
    addOptions: async (exchange) =>
      answer(await passkeys.creation(who(exchange.req), siteOf(exchange))),
    add: async ({ body, ...exchange }) => {
      const { req } = exchange;
      return answerOnce<Passkey>(req, (action) =>
        passkeys.add(who(req), body, siteOf(exchange), originOf(req), action),
      );
    },
    rename: async ({ req, params, body }) =>
      answer(passkeys.rename(who(req), params.id, body.name, originOf(req))),
    remove: async ({ params, ...exchange }) => {
      const { req } = exchange;
      return answer(passkeys.remove(who(req), params.id, siteOf(exchange), originOf(req)));
    },
    proofOptions: async (exchange) =>
      answer(await passkeys.request('prove', who(exchange.req), siteOf(exchange))),
  });
}
