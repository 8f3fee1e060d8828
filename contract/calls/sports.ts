import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { gameSchema } from '../entities/game.ts';
import { sportsMatchSchema } from '../entities/sports.ts';
import { matchGameTypes } from '../entities/sports-types.ts';
import { languageSchema } from '../entities/text.ts';

/** Matches of sports and e-sports, as their vendor offers them (L4a). */
export const sportsCalls = c.router({
  matches: route('GET /sports/matches', {
    summary: 'Matches of today and tomorrow with their odds, by kick-off',
    query: z.object({ gameType: z.enum(matchGameTypes), language: languageSchema.optional() }),
    auth: 'none',
    value: z.strictObject({
      /** The game in which they are bet on; null if none is offered, and then no match is. */
      book: gameSchema.nullable(),
      /** The matches, by kick-off. */
      matches: z.array(sportsMatchSchema),
    }),
  }),
});
