import { z } from 'zod/v4';
import { gameSchema, launching } from './games.ts';
import { type GoodRequestsOf } from './good-request.ts';

/** Answer of `pvp.rooms`, as far as a launch needs it. */
const roomsSchema = z.object({
  rooms: z.array(
    z.object({
      roomId: z.string(),
      seats: z.number(),
      players: z.number(),
      game: z.object({ ...gameSchema.shape, status: z.string() }),
    }),
  ),
});

/** Good requests of `pvp`. */
export const pvpRequests: GoodRequestsOf<'pvp'> = {
  // The room with the most free seats has one a moment later too.
  launch: async (portal) => {
    const { rooms } = roomsSchema.parse(await portal.succeed('pvp.rooms'));
    const free = ({ seats, players }: (typeof rooms)[number]) => seats - players;
    const [room] = rooms
      .filter(({ game }) => game.status === 'open')
      .toSorted((a, b) => free(b) - free(a));
    if (!room) throw new Error('No room is open.');
    const { nodeId, vassalage } = room.game;
    const { authorization, body } = await launching(portal);
    return { authorization, body: { ...body, nodeId, vassalage, roomId: room.roomId } };
  },
};
