import { z } from 'zod/v4';
import { sportCodes, winners } from './sports-types.ts';
import { momentSchema, textOf } from './text.ts';

/** Decimal odds in hundredths; null while the outcome is not offered. */
const oddsSchema = z.int().min(101).nullable();

/** A match that is being played or about to begin, with the odds on its winner (L4a). */
export const sportsMatchSchema = z
  .strictObject({
    matchId: z.string(),
    sport: z.enum(sportCodes),
    /** Name of the league, in the language of the call. */
    league: z.string(),
    home: z.string(),
    away: z.string(),
    startsAt: momentSchema,
    /** Null until it begins. */
    live: z
      .strictObject({
        /** Whole minutes played. */
        minute: z.int().nonnegative(),
        /** Goals, points or sets. */
        home: z.int().nonnegative(),
        away: z.int().nonnegative(),
      })
      .nullable(),
    /** A match of this sport can end without a winner. */
    hasDraw: z.boolean(),
    odds: z.strictObject({ '1': oddsSchema, X: oddsSchema, '2': oddsSchema }),
  })
  .meta({ id: 'SportsMatch' });
export type SportsMatch = z.infer<typeof sportsMatchSchema>;

/** A price that was pressed: the vendor's page opens at its match, with it chosen (L4a). */
export const selectionSchema = z
  .strictObject({ matchId: textOf(64).min(1), outcome: z.enum(winners) })
  .meta({ id: 'Selection' });
export type Selection = z.infer<typeof selectionSchema>;
