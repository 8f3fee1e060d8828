import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** Links by which people register below an agent (C1). */
export function invitationsHandlers({ invitations }: World) {
  return initServer().router(contract.invitations, {
    list: async ({ req }) => answer(invitations.list(me(req))),
    create: async ({ req, body }) => writeOnce(req, () => invitations.create(me(req), body)),
    close: async ({ req, params }) => answer(invitations.close(me(req), params.code)),
    people: async ({ req, query }) => answer(invitations.people(me(req), query)),
    visit: async ({ params }) => answer(invitations.visit(params.code)),
  });
}

/** The agent who asks. */
function me(request: object) {
  return signedInOf(request).member;
}
