import { z } from 'zod/v4';
import { LONGEST_CHECK_MINUTES, SHORTEST_CHECK_MINUTES } from './play-limit-types.ts';

/** A time of play between two reality checks, in minutes (W10). */
export const checkMinutesSchema = z.int().min(SHORTEST_CHECK_MINUTES).max(LONGEST_CHECK_MINUTES);

/** How often a player is asked whether to go on (W10). */
export const checkIntervalSchema = z
  .strictObject({
    /** What holds, in minutes of play: the player's own interval, or the site's. */
    everyMinutes: checkMinutesSchema,
    /** The interval of the site, in minutes of play: a player can choose a shorter one. */
    longestMinutes: checkMinutesSchema,
  })
  .meta({ id: 'CheckInterval' });
