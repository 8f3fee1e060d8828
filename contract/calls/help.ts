import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { helpCentreSchema } from '../entities/help.ts';
import { languageSchema } from '../entities/text.ts';

/** What people can read before they ask (R7). */
export const helpCalls = c.router({
  centre: route('GET /help-centre', {
    summary: 'Beginner guide, terms of use, and questions with their answers',
    query: z.object({ language: languageSchema.optional() }),
    auth: 'none',
    value: helpCentreSchema,
  }),
});
