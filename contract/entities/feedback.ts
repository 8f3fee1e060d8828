import { z } from 'zod/v4';
import { momentSchema } from './text.ts';

/** The most characters of feedback, however few its words. */
export const FEEDBACK_LENGTH = 10_000;

/** How much feedback a person can give now (G6). */
export const feedbackTermsSchema = z
  .strictObject({
    /** Minimum and maximum number of words. */
    minWords: z.int().positive(),
    /** The greatest number of words. */
    maxWords: z.int().positive(),
    /** The number of messages that the person can still send now. */
    left: z.int().nonnegative(),
    /** When the next one can be sent; null if one can be sent now. */
    nextAllowedAt: momentSchema.nullable(),
  })
  .meta({ id: 'FeedbackTerms' });
export type FeedbackTerms = z.infer<typeof feedbackTermsSchema>;

/** Feedback that was received; the answer comes as a message. */
export const feedbackSchema = z
  .strictObject({
    id: z.string(),
    /** When it was sent. */
    sentAt: momentSchema,
    /** The number of words. */
    words: z.int().positive(),
  })
  .meta({ id: 'Feedback' });
export type Feedback = z.infer<typeof feedbackSchema>;
