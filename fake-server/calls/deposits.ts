import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';

/** What the signed-in person pays in (W2). */
export function depositsHandlers({ deposits }: World) {
  return initServer().router(contract.deposits, {
    terms: async ({ req }) =>
      answer({ methods: deposits.terms(), currency: signedInOf(req).member.currency }),
    quote: async ({ req, query }) => answer(deposits.quote(signedInOf(req).member, query)),
    create: async ({ req, body }) => answer(await deposits.create(signedInOf(req).member, body)),
    open: async ({ req }) => answer(await deposits.open(signedInOf(req).member)),
    one: async ({ req, params: { id } }) => answer(deposits.one(signedInOf(req).member, id)),
    check: async ({ req, params: { id } }) =>
      answer(await deposits.check(signedInOf(req).member, id)),
    cancel: async ({ req, params: { id } }) =>
      answer(await deposits.cancel(signedInOf(req).member, id)),
  });
}
