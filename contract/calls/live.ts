import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { liveEventSchema, liveIdSchema } from '../entities/live.ts';

/** What changes while a page is open (S17). */
export const liveCalls = c.router({
  changes: {
    method: 'GET',
    path: '/live/changes',
    query: z.object({
      /** `id` of the last event. Left out, or no longer known to the server: see `topics`. */
      after: liveIdSchema.optional(),
    }),
    ...answers({
      summary: 'What changed after an event: as one answer, or as a stream of events',
      auth: 'member',
      whenClosed: true,
      value: liveEventSchema,
      events: liveEventSchema,
    }),
  },
});
