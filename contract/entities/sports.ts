import { z } from 'zod/v4';
import { sportCodes, winners } from './sports-types.ts';
import { momentSchema, textOf } from './text.ts';

/** Decimal odds in hundredths; null while the outcome is not offered. */
const oddsSchema = z.int().min(101).nullable();

/** A match that is being played or about to begin, with the odds on its winner (L4a). */
export const sportsMatchSchema = z
  .strictObject({
    /** Identifies the match. */
    matchId: z.string(),
    /** The sport. */
    sport: z.enum(sportCodes),
    /** Name of the league, in the language of the call. */
    league: z.string(),
    /** The name of the home team. */
    home: z.string(),
    /** The name of the other team. */
    away: z.string(),
    startsAt: momentSchema,
    /** Null until it begins. */
    live: z
      .strictObject({
        /** Whole minutes played. */
        minute: z.int().nonnegative(),
        /** Goals, points or sets. */
        home: z.int().nonnegative(),
        /** The number of points of the other team. */
        away: z.int().nonnegative(),
      })
      .nullable(),
    /** A match of this sport can end without a winner. */
    hasDraw: z.boolean(),
    /** What is paid for a stake of 1, in hundredths: 1 home, X draw, 2 away. */
    odds: z.strictObject({ '1': oddsSchema, X: oddsSchema, '2': oddsSchema }),
  })
  .meta({ id: 'SportsMatch' });
export type SportsMatch = z.infer<typeof sportsMatchSchema>;

/** A price that was pressed: the vendor's page opens at its match, with it chosen (L4a). */
export const selectionSchema = z
  .strictObject({
    /** The match that was bet on. */
    matchId: textOf(64).min(1),
    /** What was bet on: 1 home, X draw, 2 away. */
    outcome: z.enum(winners),
  })
  .meta({ id: 'Selection' });
export type Selection = z.infer<typeof selectionSchema>;
