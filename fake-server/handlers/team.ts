import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import { writeOnce } from '../http/once.ts';
import type { World } from '../world/world.ts';

/** The team of an agent: the people below, and what they played (C1). */
export function teamHandlers({ downline, teamPlays }: World) {
  return initServer().router(contract.team, {
    level: async ({ req, query: { under, ...page } }) =>
      answer(downline.level(me(req), under, page)),
    search: async ({ req, query: { text, among } }) =>
      answer(downline.search(me(req), text, among)),
    move: async ({ req, params, body }) =>
      writeOnce(req, () => downline.move(me(req), params.memberId, body.uplineId)),
    play: async ({ req, query: { pageNo, pageSize, ...request } }) =>
      answer(teamPlays.page(me(req), request, { pageNo, pageSize })),
    allPlay: async ({ req, query }) => answer(teamPlays.whole(me(req), query)),
  });
}

/** The calling agent. */
function me(request: object) {
  return signedInOf(request).member;
}
