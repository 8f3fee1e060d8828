import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { gameLaunchMachine } from '#machines/game-launch/game-launch.machine.ts';
import type {
  FindInput,
  FindOutcome,
  LaunchInput,
  LaunchOutcome,
} from '#machines/game-launch/game-launch.types.ts';
import { requestSignIn, watchSession } from '#machines/session/sign-in-first.ts';
import { queries, staleBy } from '#web/api/queries.ts';
import { isWebAddress } from '#web/platform/address/web-address.ts';
import {
  closeEmptyGameTab,
  gameTabClosed,
  leadGameTab,
} from '#web/platform/windows/opened-game-tab.ts';
import { watchConnection } from '#web/shared/flow/watching.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Storage of an opened game's address: it is valid for one session, and no machine holds it. */
export interface LaunchPort {
  address: string | null;
}

/** What differs between the games and lotteries that are launched. */
interface Launch {
  /** Finds out what it is, and how it starts (L4). */
  readonly find: (gameId: string) => Promise<FindOutcome>;
  /** Opens it at its vendor, and says at which address. */
  readonly open: (gameId: string) => Promise<Outcome<string>>;
}

/** What the launch of any game needs. */
export type LaunchServices = Pick<Services, 'api' | 'queryClient' | 'session' | 'siblings'>;

/** The launch flow with the calls that it makes (L4, L5, L7). */
export function provideLaunch(services: LaunchServices, port: LaunchPort, { find, open }: Launch) {
  const { queryClient, session, siblings } = services;
  return gameLaunchMachine.provide({
    actors: {
      watchConnection,
      watchSession: watchSession(session),
      requestSignIn: requestSignIn(session),
      findGame: fromPromise<FindOutcome, FindInput>(async ({ input }) => await find(input.gameId)),
      launchGame: fromPromise<LaunchOutcome, LaunchInput>(async ({ input: { gameId, way } }) => {
        port.address = null;
        const opened = await open(gameId);
        if (!opened.ok) {
          // Also if the page was left meanwhile, and nobody handles its tab.
          closeEmptyGameTab(gameId);
          return opened;
        }
        void queryClient.invalidateQueries(staleBy('recentGames'));
        void queryClient.invalidateQueries(queries.games.playSession());
        siblings.tellGamesChanged();
        // It goes into a frame, where a scheme other than http(s) could run as the portal itself.
        if (!isWebAddress(opened.value)) return { ok: false, code: 'address_invalid' };
        port.address = opened.value;
        if (way === 'tab' && !leadGameTab(gameId, opened.value)) {
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

/** Reloads everything that play has changed: balance, session result, open rounds. */
export async function refreshPlay({ queryClient }: Pick<Services, 'queryClient'>): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries(queries.wallet.balance()),
    queryClient.invalidateQueries(queries.games.playSession()),
    queryClient.invalidateQueries(queries.games.openRounds()),
  ]);
}
