import { z } from 'zod/v4';
import { winnerPeriods } from './board-types.ts';
import { gameSchema } from './game.ts';
import { moneySchema } from './money.ts';
import { momentSchema } from './text.ts';

/** A game on a board: enough to show it and to link to it (L8). */
const namedGameSchema = gameSchema
  .pick({ nodeId: true, gameName: true, vendor: true, image: true })
  .meta({ id: 'NamedGame' });

/** A win as everybody may see it: only the first letters of the winner's name (L8). */
export const winSchema = z
  .strictObject({
    id: z.string(),
    /** The winner as others may see them: 'Ma***'. Never a whole name. */
    name: z.string(),
    game: namedGameSchema,
    /** What was won. */
    win: moneySchema,
    /** When it was won. */
    wonAt: momentSchema,
  })
  .meta({ id: 'Win' });
export type Win = z.infer<typeof winSchema>;

/** The highest wins of a period, the highest first (L8). */
export const winnerRankSchema = z
  .strictObject({
    /** The time over which the wins are compared. */
    period: z.enum(winnerPeriods),
    /** When that time began. */
    since: momentSchema,
    /** The largest wins, largest first. */
    wins: z.array(winSchema),
  })
  .meta({ id: 'WinnerRank' });
export type WinnerRank = z.infer<typeof winnerRankSchema>;

/** A game, and how many people play it now (L8). */
export const popularGameSchema = z
  .strictObject({
    game: gameSchema,
    /** The number of people who play it now. */
    players: z.int().nonnegative(),
  })
  .meta({ id: 'PopularGame' });
