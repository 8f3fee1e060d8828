import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { helpCentreSchema } from '../entities/help.ts';
import { languageSchema } from '../entities/text.ts';

/** What people can read before they ask (R7). */
export const helpCalls = c.router({
  centre: {
    method: 'GET',
    path: '/help-centre',
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'Beginner guide, terms of use, and questions with their answers',
      auth: 'none',
      value: helpCentreSchema,
    }),
  },
});
