import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { gameSchema } from '../entities/game.ts';
import { pvpRoomSchema } from '../entities/room.ts';
import { textOf, webAddressSchema } from '../entities/text.ts';
import { launchFields } from './games.ts';

/** Rooms where people play against each other, and how to enter one (L8). */
export const pvpCalls = c.router({
  rooms: route('GET /pvp/rooms', {
    summary: 'The rooms, by stake',
    auth: 'none',
    value: z.strictObject({
      /** The rooms, by stake. */
      rooms: z.array(pvpRoomSchema),
    }),
  }),
  launch: route('POST /pvp/launch', {
    summary: 'Takes a seat in a room; a repeated call keeps the same seat',
    body: z
      .strictObject({
        ...launchFields,
        /** The room that the person sits down in. */
        roomId: textOf(64).min(1),
      })
      .meta({ id: 'PvpLaunch' }),
    readOnly: true,
    auth: 'member',
    play: 'stakes',
    codes: [
      'game_not_found',
      'game_under_maintenance',
      'vendor_unavailable',
      'room_not_found',
      'room_full',
    ],
    value: z.strictObject({
      /** Address of the room at the vendor; valid for this session only. */
      content: webAddressSchema,
      game: gameSchema,
    }),
  }),
});
