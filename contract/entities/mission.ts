import { z } from 'zod/v4';
import { moneySchema } from './money.ts';
import { participationStates } from './promotion-types.ts';
import { addressSchema, momentSchema } from './text.ts';

/** A mission and the person's progress in it (L8, W5). Its page is that of the promotion. */
export const missionSchema = z
  .strictObject({
    promotionId: z.string(),
    title: z.string(),
    image: addressSchema,
    /** Where the person is in the mission. */
    state: z.enum(['coming_soon', 'open', ...participationStates]),
    /** What the mission brings; null if it is no money. */
    bonus: moneySchema.nullable(),
    /** The number of rounds that it requires. */
    rounds: z.int().positive(),
    /**
     * The number of rounds played since joining; null before joining: earlier rounds do not count.
     */
    roundsPlayed: z.int().nonnegative().nullable(),
    startsAt: momentSchema,
    endsAt: momentSchema.nullable(),
  })
  .meta({ id: 'Mission' });
export type Mission = z.infer<typeof missionSchema>;

/** What a person could do about missions (L8). */
export const missionSummarySchema = z
  .strictObject({
    /** The number of missions that can be joined, continued or claimed. */
    open: z.int().nonnegative(),
    /** The mission to continue; if none is open, the next one; else null. */
    next: missionSchema.nullable(),
  })
  .meta({ id: 'MissionSummary' });
export type MissionSummary = z.infer<typeof missionSummarySchema>;

/** A player's place among those who play missions. */
const standing = {
  /** The place in the order, from 1. */
  rank: z.int().positive(),
  points: z.int().nonnegative(),
};

/** This week's leaderboard of mission points (L8). */
export const missionLeaderboardSchema = z
  .strictObject({
    startsAt: momentSchema,
    endsAt: momentSchema,
    /** Points for each round of a joined mission. */
    pointsPerRound: z.int().positive(),
    /** The highest first. */
    entries: z.array(
      z.strictObject({
        ...standing,
        /** As others may see them: 'Ma***'. */
        name: z.string(),
        /** It is the caller. */
        isOwn: z.boolean(),
      }),
    ),
    /** The caller's place; null for visitors and for people without points. */
    own: z.strictObject(standing).nullable(),
  })
  .meta({ id: 'MissionLeaderboard' });
export type MissionLeaderboard = z.infer<typeof missionLeaderboardSchema>;
