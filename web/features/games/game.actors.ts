import type { Game } from '#contract/entities/game.ts';
import type { Outcome } from '#contract/errors.ts';
import { launchWayOf } from '#contract/rules/launch-way.ts';
import type { FindOutcome } from '#machines/game-launch/game-launch.types.ts';
import { queries } from '#web/api/queries.ts';
import { RefusedRead } from '#web/api/refused-read.ts';
import type { GameEntry } from '#web/shared/games/game-entry.ts';
import {
  type LaunchPort,
  type LaunchServices,
  provideLaunch,
} from '#web/shared/games/launch.actors.ts';
import {
  type OpenServices,
  openGame,
  openRoom,
  openSeaLottery,
} from '#web/shared/games/open-at-vendor.ts';

/**
 * The launch of a game with its calls (L4, L5).
 *
 * @param entry where the game opens, such as in a room (L8)
 */
export function provideGameLaunch(
  services: LaunchServices & OpenServices,
  port: LaunchPort,
  { roomId, selection }: GameEntry,
) {
  const { queryClient } = services;
  return provideLaunch(services, port, {
    find: async (gameId): Promise<FindOutcome> => {
      const found = await findAnew(services, gameId);
      if (!found.ok) return found;
      const { gameName, vendor, status } = found.value;
      const way = launchWayOf(found.value);
      return { ok: true, value: { gameName, vendor, way, isClosed: status !== 'open' } };
    },
    open: async (gameId) => {
      const game = await queryClient.ensureQueryData(
        queries.games.one({ params: { nodeId: gameId } }),
      );
      if (launchWayOf(game) === 'seaLottery') {
        return await openSeaLottery(services, game, game.defaultPlayType ?? undefined);
      }
      return roomId === null
        ? await openGame(services, game, selection)
        : await openRoom(services, game, roomId);
    },
  });
}

/** The current game: its availability may have changed since a list showed it. */
async function findAnew(
  { queryClient }: Pick<LaunchServices, 'api' | 'queryClient'>,
  gameId: string,
): Promise<Outcome<Game>> {
  try {
    const value = await queryClient.fetchQuery({
      ...queries.games.one({ params: { nodeId: gameId } }),
      staleTime: 0,
    });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof RefusedRead) {
      // An invalid id is treated like an unknown game.
      const isNoGame = error.refusal.code === 'validation_failed';
      return isNoGame ? { ok: false, code: 'game_not_found' } : error.refusal;
    }
    throw error;
  }
}
