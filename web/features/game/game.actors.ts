import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import type { LaunchedGame } from '#machines/game-launch/game-launch.machine.ts';
import { gameLaunchMachine, type LaunchInput } from '#machines/game-launch/game-launch.machine.ts';
import type { Services } from '#web/app/services.ts';

/** Where the address of an opened game lies: it is good for one session, and no machine holds it. */
export interface LaunchPort {
  address: string | null;
}

/** The launch flow with the calls that it makes (L4, L5). */
export function provideGameLaunch(services: Services, port: LaunchPort) {
  const { api, queryClient, queries, tokens, language } = services;
  return gameLaunchMachine.provide({
    actors: {
      launchGame: fromPromise<Outcome<LaunchedGame>, LaunchInput>(async ({ input }) => {
        port.address = null;
        const found = await api.games.one({ params: { nodeId: input.gameId } });
        if (!found.ok) return found;
        const game = found.value;
        const launched = await api.games.launch({
          body: {
            gameId: game.code,
            nodeId: game.nodeId,
            accountType: 1,
            confirmTrans: 0,
            vassalage: game.vassalage,
            launchMode: 'GLS',
            platform: 'html5-desktop',
            clientType: 3,
            username: services.session.getSnapshot().context.member?.account ?? '',
            token: tokens.current().token ?? '',
            merchantCode: services.merchantCode(),
            language: language(),
          },
        });
        if (!launched.ok) return launched;
        port.address = launched.value.game_url ?? launched.value.game_url2 ?? null;
        if (port.address === null) return { ok: false, code: 'vendor_unavailable' };
        return { ok: true, value: { gameName: game.gameName, vendor: game.vendor } };
      }),
      refreshBalance: fromPromise<Outcome<null>, void>(async () => {
        await queryClient.invalidateQueries(queries.balance());
        return { ok: true, value: null };
      }),
    },
  });
}
