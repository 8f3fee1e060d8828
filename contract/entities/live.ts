import { z } from 'zod/v4';
import { liveTopics } from './live-types.ts';

/** Names a moment in the order of changes, and says nothing else. */
export const liveIdSchema = z.string().regex(/^[\w-]{1,64}$/u);

/** Something changed (S17); what exactly, the calls of these topics say. */
export const liveEventSchema = z
  .strictObject({
    /** Where the next question, or the next stream, goes on. */
    id: liveIdSchema,
    /** Empty where nothing changed: the first event of a stream says only where it begins. */
    topics: z.array(z.enum(liveTopics)),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof liveEventSchema>;
