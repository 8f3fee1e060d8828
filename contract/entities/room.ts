import { z } from 'zod/v4';
import { gameSchema } from './game.ts';
import { moneySchema } from './money.ts';

/** A room of a card game, where people play against each other (L8). */
export const pvpRoomSchema = z
  .strictObject({
    roomId: z.string(),
    /** Position of the room within its game. */
    number: z.int().positive(),
    game: gameSchema,
    /** The minimum stake of a round. */
    stake: moneySchema,
    seats: z.int().positive(),
    /** Taken seats; never more than there are. */
    players: z.int().nonnegative(),
    /** The caller has a seat there. */
    isSeated: z.boolean(),
  })
  .meta({ id: 'PvpRoom' });
export type PvpRoom = z.infer<typeof pvpRoomSchema>;
