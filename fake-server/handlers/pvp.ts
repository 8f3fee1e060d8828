import { initServer } from '@ts-rest/express';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { gameOf } from '../world/play/catalogue.ts';
import { requireLaunchable } from '../world/play/launching.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';
import { openRoom } from './open-game.ts';

/** Rooms where people play against each other, and how to enter one. */
export function pvpHandlers(world: World, { origins }: HandlerNeeds) {
  const { pvpRooms, settings } = world;
  return initServer().router(contract.pvp, {
    rooms: async ({ req }) => {
      const { situation, signedIn } = callOf(req);
      const { currency } = settings.current;
      const rooms = pvpRooms
        .all(signedIn?.member.id)
        .map(({ game, stake, ...room }) => ({
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
      requireLaunchable(game, body, signedIn, { situation, settings });
      const content = openRoom(world, req, origins, body);
      return answer({
        content,
        game: gameOf(game, settings.current.currency, situation.gameUnderMaintenance),
      });
    },
  });
}
