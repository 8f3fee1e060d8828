import { initServer } from '@ts-rest/express';
import type { LiveEvent } from '#contract/entities/live.ts';
import { contract } from '#contract/index.ts';
import { answer, signedInOf } from '../http/call.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';

/** What changes while a page is open, for the signed-in person (S17). */
export function liveHandlers({ live }: World, { streams }: HandlerNeeds) {
  return initServer().router(contract.live, {
    changes: async ({ req, res, query }) => {
      // EventSource sends its last event id in this header.
      const after = query.after ?? req.header('last-event-id');
      res.vary('Accept');
      if (!streams.isWantedBy(req)) return answer(live.since(signedInOf(req).member.id, after));
      // ts-rest sends a stream unchecked; the contract describes its events next to the answer.
      const body: unknown = streams.open(req, res, after);
      return { status: 200, body: body as ReturnType<typeof answer<LiveEvent>>['body'] };
    },
  });
}
