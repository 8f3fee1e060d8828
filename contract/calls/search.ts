import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { searchResultsSchema } from '../entities/search.ts';
import { LONGEST_SEARCH } from '../entities/search-types.ts';
import { languageSchema, textOf } from '../entities/text.ts';

/** One search over everything that a person can go to (L3a). */
export const searchCalls = c.router({
  find: route('GET /search', {
    summary: 'Games, vendors, promotions, pages and help that a text finds, for the caller',
    query: z.object({
      /** As typed, in the language of the call; accents and capitals are ignored. */
      text: textOf(LONGEST_SEARCH),
      language: languageSchema.optional(),
    }),
    auth: 'none',
    value: searchResultsSchema,
  }),
});
