import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openGameTab } from '#web/platform/windows/game-tab.ts';
import {
  closeEmptyGameTab,
  closeGameTab,
  gameTabClosed,
  gameTabOf,
  isGameTabInHand,
  leadGameTab,
  showGameTab,
} from '#web/platform/windows/opened-game-tab.ts';

/** A tab as the portal sees it. */
function fakeTab() {
  const tab = {
    closed: false,
    opener: window as Window | null,
    document: document.implementation.createHTMLDocument(),
    focus: vi.fn<() => void>(),
    close: vi.fn<() => void>(() => {
      tab.closed = true;
    }),
    postMessage: vi.fn<(message: object, origin: string) => void>(),
    location: { replace: vi.fn<(address: string) => void>() },
  };
  return tab;
}

let tab = fakeTab();
const open = vi.spyOn(window, 'open');
beforeEach(() => {
  vi.useFakeTimers();
  tab = fakeTab();
  open.mockReset().mockReturnValue(tab as unknown as Window);
});
afterEach(() => {
  tab.closed = true;
  vi.useRealTimers();
});

describe('the tab of a game (L4, L5)', () => {
  it('opens at once with text only, and cannot reach the portal', () => {
    openGameTab('game', 'Opening');
    expect(open).toHaveBeenCalledExactlyOnceWith('about:blank', '_blank', undefined);
    expect(tab.opener).toBeNull();
    expect(tab.document.body.textContent).toBe('Opening');
    expect(gameTabOf('game')).toBe('pressed');
    expect(gameTabOf('other')).toBe('none');
  });

  it('opens once for many presses, and comes to the front', () => {
    openGameTab('game', 'Opening');
    openGameTab('game', 'Opening');
    expect(leadGameTab('game', 'https://games.example/play')).toBe(true);
    openGameTab('game', 'Opening');
    expect(open).toHaveBeenCalledOnce();
    expect(tab.focus).toHaveBeenCalledTimes(2);
    expect(gameTabOf('game')).toBe('playing');
    expect(tab.location.replace).toHaveBeenCalledExactlyOnceWith('https://games.example/play');
  });

  it('that the browser blocked is reported, and leads nowhere', () => {
    open.mockReturnValue(null);
    openGameTab('game', 'Opening');
    expect(gameTabOf('game')).toBe('pressed');
    expect(leadGameTab('game', 'https://games.example/play')).toBe(false);
    expect(gameTabOf('game')).toBe('none');
    expect(isGameTabInHand('game')).toBe(false);
  });

  it('that was closed while waiting leads nowhere either', () => {
    openGameTab('game', 'Opening');
    tab.closed = true;
    expect(leadGameTab('game', 'https://games.example/play')).toBe(false);
  });

  it('is closed by itself only as long as it is empty', () => {
    openGameTab('game', 'Opening');
    closeEmptyGameTab('game');
    expect(tab.closed).toBe(true);
    tab = fakeTab();
    open.mockReturnValue(tab as unknown as Window);
    openGameTab('game', 'Opening');
    leadGameTab('game', 'https://games.example/play');
    closeEmptyGameTab('game');
    expect(tab.closed).toBe(false);
    showGameTab('game');
    expect(tab.focus).toHaveBeenCalledOnce();
  });

  it('is closed by its game, which the portal asks for it', () => {
    openGameTab('game', 'Opening');
    leadGameTab('game', 'https://games.example/play?session=1');
    closeGameTab('game');
    expect(tab.postMessage).toHaveBeenCalledExactlyOnceWith(
      { type: 'game.close' },
      'https://games.example',
    );
    // A game that does not listen is closed by the person, who has it in front now.
    expect(tab.focus).toHaveBeenCalledOnce();
    expect(gameTabOf('game')).toBe('playing');
  });

  it('reports when it was closed', async () => {
    // Modules of other files may have timers of their own.
    const timers = vi.getTimerCount();
    openGameTab('game', 'Opening');
    leadGameTab('game', 'https://games.example/play');
    const closed = vi.fn<() => void>();
    const waiting = gameTabClosed('game', new AbortController().signal).then(closed);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(closed).not.toHaveBeenCalled();
    tab.closed = true;
    await vi.advanceTimersByTimeAsync(1_000);
    await waiting;
    expect(closed).toHaveBeenCalledOnce();
    expect(gameTabOf('game')).toBe('none');
    expect(vi.getTimerCount()).toBe(timers);
  });

  it('is not watched after the flow gives up', async () => {
    const timers = vi.getTimerCount();
    openGameTab('game', 'Opening');
    leadGameTab('game', 'https://games.example/play');
    const ending = new AbortController();
    void gameTabClosed('game', ending.signal);
    expect(vi.getTimerCount()).toBe(timers + 1);
    ending.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(vi.getTimerCount()).toBe(timers);
  });
});
