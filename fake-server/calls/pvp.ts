import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { gameOf } from '../world/catalogue.ts';
import { requireLaunchable } from '../world/launching.ts';
import type { World } from '../world/world.ts';
import { openGame } from './open-game.ts';

/** Rooms where people play against each other, and the way into one. */
export function pvpHandlers(world: World, vendorsPort: () => number) {
  const { favourites, pvpRooms, settings } = world;
  return initServer().router(contract.pvp, {
    rooms: async ({ req }) => {
      const { situation, signedIn } = callOf(req);
      const { currency } = settings.current;
      const rooms = pvpRooms.all(signedIn?.member.id).map(({ game, stake, ...room }) => ({
        ...room,
        game: gameOf(game, currency, situation.gameUnderMaintenance),
        stake: { amount: stake, currency },
      }));
      return answer({ rooms });
    },
    launch: async ({ req, body }) => {
      const signedIn = signedInOf(req);
      const room = pvpRooms.find(body.roomId, body.nodeId);
      const { game } = room;
      const { situation } = callOf(req);
      requireLaunchable(game, body, signedIn, situation);
      pvpRooms.sit(signedIn.member.id, room);
      favourites.noteOpened(signedIn.member.id, game.node_id);
      const content = openGame(world, req, vendorsPort(), {
        row: game,
        title: `${game.name} · ${room.number}`,
        minStake: room.stake,
        language: body.language,
      });
      return answer({
        content,
        game: gameOf(game, settings.current.currency, situation.gameUnderMaintenance),
      });
    },
  });
}
