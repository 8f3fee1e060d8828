import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Game } from '#contract/entities/game.ts';
import type { Outcome } from '#contract/errors.ts';
import { screenOf } from '#machines/game-launch/game-screen.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { slotGame } from '#tests/support/slot-game.ts';
import { provideGameLaunch } from '#web/features/games/game.actors.ts';
import { openGameTab } from '#web/platform/windows/game-tab.ts';
import { gameTabOf } from '#web/platform/windows/opened-game-tab.ts';
import type { GameEntry } from '#web/shared/games/game-entry.ts';
import type { LaunchPort } from '#web/shared/games/launch.actors.ts';

const slot: Game = { ...slotGame, nodeId: 'game-1', defaultPlayType: 'today' };

const address = 'https://games.example/play?session=1';
const launched = { ok: true, value: { game_url: address, game: slot } } as const;

/** A tab as the portal sees it. */
const newTab = () => ({
  closed: false,
  opener: null,
  document: document.implementation.createHTMLDocument(),
  focus: () => undefined,
  close: vi.fn<() => void>(),
  location: { replace: vi.fn<(to: string) => void>() },
});
let tab = newTab();
const openWindow = vi.spyOn(window, 'open');
beforeEach(() => {
  tab = newTab();
  openWindow.mockReset().mockReturnValue(tab as unknown as Window);
});
afterEach(() => {
  tab.closed = true;
});

/** The launch of a game against a server that answers as told. */
function launchOf(
  game: Partial<Game>,
  answer: Outcome<object> = launched,
  selection: GameEntry['selection'] = null,
) {
  const one = vi.fn<() => Promise<object>>(() =>
    Promise.resolve({ ok: true, value: { ...slot, ...game } }),
  );
  const launch = vi.fn<(request: object) => Promise<object>>(() => Promise.resolve(answer));
  const launchSeaLottery = vi.fn<(request: object) => Promise<object>>(() =>
    Promise.resolve(answer),
  );
  const services = servicesWith({
    api: { games: { one, launch, launchSeaLottery } },
    queryClient: queryClientWith({ games: { one, launch, launchSeaLottery } }),
    siblings: { tellGamesChanged: () => undefined },
    tokens: { current: () => ({ token: 'secret', generation: 1 }) },
    session: {
      getSnapshot: () => ({
        context: { member: { account: 'maria' } },
        hasTag: (tag: string) => tag === 'signedIn',
      }),
      subscribe: () => ({ unsubscribe: () => undefined }),
    },
    merchantCode: () => Promise.resolve('AURORA'),
    language: () => 'PT',
  });
  const port: LaunchPort = { address: null };
  const machine = provideGameLaunch(services, port, { roomId: null, selection });
  const actor = createActor(machine, {
    input: {
      gameId: 'game-1',
      who: 'member',
      tab: gameTabOf('game-1'),
      intent: { kind: 'navigate', to: '/game?id=game-1' },
    },
  }).start();
  const settled = async () =>
    screenOf(
      (
        await waitFor(
          actor,
          (state) => !state.hasTag('busy') || screenOf(state.value) === 'arriving',
        )
      ).value,
    );
  return { actor, port, one, launch, launchSeaLottery, settled };
}

describe('the launch of a game (L4, L5)', () => {
  it('sends game, person and site to the server, and keeps the address out of the machine', async () => {
    const { actor, port, launch, launchSeaLottery, settled } = launchOf({});
    expect(await settled()).toBe('arriving');
    expect(launch).toHaveBeenCalledExactlyOnceWith({
      body: {
        gameId: 'code-1',
        nodeId: 'game-1',
        accountType: 1,
        confirmTrans: 0,
        vassalage: 'LUMEN',
        launchMode: 'GLS',
        platform: 'html5-desktop',
        clientType: 3,
        username: 'maria',
        token: 'secret',
        merchantCode: 'AURORA',
        language: 'PT',
      },
    });
    expect(launchSeaLottery).not.toHaveBeenCalled();
    expect(port.address).toBe(address);
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toMatch(/secret|session=1/u);
  });

  it('of a sportsbook names the price that was pressed (L4a)', async () => {
    const selection = { matchId: 'litoral-20784-0', outcome: 'X' } as const;
    const { launch, settled } = launchOf({ gameType: 'SPORTS' }, launched, selection);
    expect(await settled()).toBe('arriving');
    expect(launch.mock.calls).toMatchObject([[{ body: { gameId: 'code-1', selection } }]]);
  });

  it('of a sea lottery has its own call', async () => {
    const { launch, launchSeaLottery, settled } = launchOf({
      gameType: 'LOTT',
      vassalage: 'SEALOT',
    });
    expect(await settled()).toBe('arriving');
    expect(launch).not.toHaveBeenCalled();
    expect(launchSeaLottery).toHaveBeenCalledExactlyOnceWith({
      body: {
        nodeId: 'game-1',
        vassalage: 'SEALOT',
        playType: 'today',
        device: 'WEB',
        language: 'PT',
      },
    });
  });

  it.each([
    ['leadingOn', { gameType: 'LOTT' }],
    ['choosing', { isGame: 'VASSALAGE' }],
    ['underMaintenance', { status: 'maintenance' }],
    ['awaitingPress', { opensIn: 'tab' }],
  ] as const)('comes to %s without asking the vendor', async (state, game) => {
    const { launch, settled } = launchOf(game);
    expect(await settled()).toBe(state);
    expect(launch).not.toHaveBeenCalled();
  });

  it('opens the game in the tab of the press', async () => {
    openGameTab('game-1', 'Opening');
    const { settled } = launchOf({ opensIn: 'tab' });
    expect(await settled()).toBe('playingElsewhere');
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith(address);
  });

  it('keeps the address for a plain link if the browser opened no tab', async () => {
    openWindow.mockReturnValue(null);
    openGameTab('game-1', 'Opening');
    const { port, settled } = launchOf({ opensIn: 'tab' });
    expect(await settled()).toBe('popupBlocked');
    expect(port.address).toBe(address);
  });

  it('that fails closes the tab that waited for it', async () => {
    openGameTab('game-1', 'Opening');
    const down = { ok: false, code: 'vendor_unavailable' } as const;
    const { settled } = launchOf({ opensIn: 'tab' }, down);
    expect(await settled()).toBe('unavailable');
    expect(tab.close).toHaveBeenCalledOnce();
    expect(gameTabOf('game-1')).toBe('none');
  });

  it.each([
    ['javascript:alert(1)', 'address_invalid'],
    [undefined, 'vendor_unavailable'],
  ])('of the address %s opens nothing', async (game_url, code) => {
    const value = { ...(game_url !== undefined && { game_url }), game: slot };
    const { actor, port, settled } = launchOf({}, { ok: true, value });
    await settled();
    expect(actor.getSnapshot().context.refusal?.code).toBe(code);
    expect(port.address).toBeNull();
  });

  it('treats an invalid id as an unknown game', async () => {
    const { actor, one, settled } = launchOf({ status: 'maintenance' });
    await settled();
    one.mockResolvedValue({ ok: false, code: 'validation_failed' });
    actor.send({ type: 'retry.requested' });
    expect(await settled()).toBe('gone');
    expect(actor.getSnapshot().context.refusal?.code).toBe('game_not_found');
  });

  it('reads the game again each time, as it may have closed', async () => {
    const { actor, one, launch, settled } = launchOf({ status: 'maintenance' });
    expect(await settled()).toBe('underMaintenance');
    one.mockResolvedValue({ ok: true, value: slot });
    actor.send({ type: 'retry.requested' });
    actor.send({ type: 'retry.requested' });
    expect(await settled()).toBe('arriving');
    expect(one).toHaveBeenCalledTimes(2);
    expect(launch).toHaveBeenCalledOnce();
  });
});
