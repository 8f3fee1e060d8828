import { z } from 'zod/v4';
import { gameSchema } from './game.ts';
import { moneySchema } from './money.ts';

/** A room of a card game, where people play against each other (L8). */
export const pvpRoomSchema = z
  .strictObject({
    /** Identifies the room. */
    roomId: z.string(),
    /** The number of the room within its game. */
    number: z.int().positive(),
    game: gameSchema,
    /** The minimum stake of a round. */
    stake: moneySchema,
    /** The number of seats. */
    seats: z.int().positive(),
    /** The number of taken seats; never more than there are. */
    players: z.int().nonnegative(),
    /** The caller has a seat there. */
    isSeated: z.boolean(),
  })
  .meta({ id: 'PvpRoom' });
export type PvpRoom = z.infer<typeof pvpRoomSchema>;
