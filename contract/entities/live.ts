import { z } from 'zod/v4';
import { liveTopics } from './live-types.ts';

/** An opaque position in the order of changes. */
export const liveIdSchema = z.string().regex(/^[\w-]{1,64}$/u);

/** Something changed (S17). The calls of these topics return the new state. */
export const liveEventSchema = z
  .strictObject({
    /** Position from which the next poll, or the next stream, continues. */
    id: liveIdSchema,
    /** Empty if nothing changed: the first event of a stream only carries its position. */
    topics: z.array(z.enum(liveTopics)),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof liveEventSchema>;
