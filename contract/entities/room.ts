import { z } from 'zod/v4';
import { gameSchema } from './game.ts';
import { moneySchema } from './money.ts';

/** A room of a card game, where people play against each other (L8). */
export const pvpRoomSchema = z
  .strictObject({
    roomId: z.string(),
    /** The how-manieth room of its game. */
    number: z.int().positive(),
    game: gameSchema,
    /** What each round takes at least. */
    stake: moneySchema,
    seats: z.int().positive(),
    /** Seats that are taken; never more than there are. */
    players: z.int().nonnegative(),
    /** The person who asks has a seat there. */
    isSeated: z.boolean(),
  })
  .meta({ id: 'PvpRoom' });
export type PvpRoom = z.infer<typeof pvpRoomSchema>;
