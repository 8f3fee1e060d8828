import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { FEEDBACK_LENGTH, feedbackSchema, feedbackTermsSchema } from '../entities/feedback.ts';
import { textOf } from '../entities/text.ts';

/** Feedback to the site; the answer is a message. */
export const feedbackCalls = c.router({
  terms: route('GET /feedback/terms', {
    summary: 'How many words feedback may have, and how much can be sent now',
    auth: 'member',
    value: feedbackTermsSchema,
  }),
  send: route('PUT /feedback', {
    summary: 'Stores feedback; the answer is a message',
    body: z
      .strictObject({
        /** What the person writes. */
        content: textOf(FEEDBACK_LENGTH).min(1),
      })
      .meta({ id: 'NewFeedback' }),
    auth: 'member',
    play: 'neither',
    once: true,
    codes: ['feedback_too_short', 'feedback_too_long', 'feedback_limit_reached'],
    value: feedbackSchema,
  }),
});
