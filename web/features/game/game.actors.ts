import { fromPromise } from 'xstate';
import type { Game } from '#contract/entities/game.ts';
import type { Outcome } from '#contract/errors.ts';
import { launchWayOf } from '#contract/rules/launch-way.ts';
import { gameLaunchMachine } from '#machines/game-launch/game-launch.machine.ts';
import type {
  FindInput,
  FindOutcome,
  LaunchInput,
  LaunchOutcome,
} from '#machines/game-launch/game-launch.types.ts';
import { gameQuery } from '#web/api/game-queries.ts';
import { openRoundsKey, playSessionKey } from '#web/api/play-queries.ts';
import { RefusedRead } from '#web/api/queries.ts';
import { isWebAddress } from '#web/platform/address/web-address.ts';
import {
  closeEmptyGameTab,
  gameTabClosed,
  leadGameTab,
} from '#web/platform/windows/opened-game-tab.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Where the address of an opened game lies: it is good for one session, and no machine holds it. */
export interface LaunchPort {
  address: string | null;
}

/**
 * The launch flow with the calls that it makes (L4, L5).
 *
 * @param roomId the room of the game that is entered, where it is played in rooms (L8)
 */
export function provideGameLaunch(
  services: Services,
  port: LaunchPort,
  roomId: string | null = null,
) {
  const { api, queryClient, siblings } = services;
  return gameLaunchMachine.provide({
    actors: {
      findGame: fromPromise<FindOutcome, FindInput>(async ({ input }) => {
        const found = await findAnew(services, input.gameId);
        if (!found.ok) return found;
        const { gameName, vendor, status } = found.value;
        const way = launchWayOf(found.value);
        return { ok: true, value: { gameName, vendor, way, isClosed: status !== 'open' } };
      }),
      launchGame: fromPromise<LaunchOutcome, LaunchInput>(async ({ input: { gameId, way } }) => {
        port.address = null;
        const game = await queryClient.ensureQueryData(gameQuery(api, gameId));
        const launched = await openAtVendor(services, game, roomId);
        if (!launched.ok) {
          // Also where the page has been left meanwhile, and nobody sees to its tab.
          closeEmptyGameTab(gameId);
          return launched;
        }
        void queryClient.invalidateQueries({ queryKey: ['recent'] });
        void queryClient.invalidateQueries({ queryKey: playSessionKey });
        siblings.tellGamesChanged();
        // It goes into a frame, where another scheme than the web's could run as the portal itself.
        if (!isWebAddress(launched.value)) return { ok: false, code: 'address_invalid' };
        port.address = launched.value;
        if (way === 'tab' && !leadGameTab(gameId, launched.value)) {
          return { ok: false, code: 'popup_blocked' };
        }
        return { ok: true, value: null };
      }),
      awaitTabClosed: fromPromise<Outcome<null>, FindInput>(async ({ input, signal }) => {
        await gameTabClosed(input.gameId, signal);
        return { ok: true, value: null };
      }),
      refreshBalance: fromPromise<Outcome<null>, void>(async () => {
        await refreshPlay(services);
        return { ok: true, value: null };
      }),
    },
  });
}

/** Asks anew for all that play has moved: balance, result of the session, rounds that are open. */
export async function refreshPlay({ queryClient, queries }: Services): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(queries.balance()),
    queryClient.invalidateQueries({ queryKey: playSessionKey }),
    queryClient.invalidateQueries({ queryKey: openRoundsKey }),
  ]);
}

/** The game as it is now: whether it is open may have changed since a list told of it. */
async function findAnew({ api, queryClient }: Services, gameId: string): Promise<Outcome<Game>> {
  try {
    const value = await queryClient.fetchQuery({ ...gameQuery(api, gameId), staleTime: 0 });
    return { ok: true, value };
  } catch (error) {
    if (error instanceof RefusedRead) {
      // What is no number of a game at all stands for no game, like one that has gone.
      const isNoGame = error.refusal.code === 'validation_failed';
      return isNoGame ? { ok: false, code: 'game_not_found' } : error.refusal;
    }
    throw error;
  }
}

/** The address at which the vendor has opened the game for this session. */
async function openAtVendor(
  services: Services,
  game: Game,
  roomId: string | null,
): Promise<Outcome<string>> {
  const { api, tokens } = services;
  const { nodeId, vassalage, defaultPlayType } = game;
  const language = services.language();
  if (launchWayOf(game) === 'seaLottery') {
    const launched = await api.games.launchSeaLottery({
      body: {
        nodeId,
        vassalage,
        ...(defaultPlayType !== null && { playType: defaultPlayType }),
        device: 'WEB',
        language,
      },
    });
    return launched.ok ? { ok: true, value: launched.value.game_url } : launched;
  }
  const body = {
    nodeId,
    accountType: 1,
    confirmTrans: 0,
    vassalage,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: services.session.getSnapshot().context.member?.account ?? '',
    token: tokens.current().token ?? '',
    merchantCode: services.merchantCode(),
    language,
  } as const;
  const launched =
    roomId === null
      ? await api.games.launch({ body: { ...body, gameId: game.code } })
      : await api.pvp.launch({ body: { ...body, roomId } });
  if (!launched.ok) return launched;
  const address = addressIn(launched.value);
  return address === null
    ? { ok: false, code: 'vendor_unavailable' }
    : { ok: true, value: address };
}

/** The address of an opened game, or of a room's content; null where the answer has none. */
function addressIn(opened: {
  readonly content?: string;
  readonly game_url?: string | undefined;
  readonly game_url2?: string | undefined;
}): string | null {
  return opened.content ?? opened.game_url ?? opened.game_url2 ?? null;
}
