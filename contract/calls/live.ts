import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { liveEventSchema, liveIdSchema } from '../entities/live.ts';

/** What changes while a page is open (S17). */
export const liveCalls = c.router({
  changes: route('GET /live/changes', {
    summary: 'What changed after an event: as one answer, or as a stream of events',
    query: z.object({
      /** `id` of the last event. Left out, or no longer known to the server: see `topics`. */
      after: liveIdSchema.optional(),
    }),
    auth: 'member',
    whenClosed: true,
    value: liveEventSchema,
    events: liveEventSchema,
  }),
});
