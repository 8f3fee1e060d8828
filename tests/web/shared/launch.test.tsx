import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '#contract/entities/game.ts';
import { servicesWith } from '#tests/support/services.ts';
import { slotGame } from '#tests/support/slot-game.ts';
import games from '#web/i18n/messages/PT/games.json' with { type: 'json' };
import { closeEmptyGameTab } from '#web/platform/windows/opened-game-tab.ts';
import { launchAddress } from '#web/shared/games/launch-address.ts';
import { useLaunch } from '#web/shared/games/use-launch.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = createInstance();
await i18n
  .use(initReactI18next)
  .init({ lng: 'PT', load: 'currentOnly', cleanCode: false, resources: { PT: { games } } });

const openWindow = vi.spyOn(window, 'open');
beforeEach(() => {
  openWindow.mockReset().mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  closeEmptyGameTab('lumen-1');
});

function Linked({ game }: { readonly game: Game }) {
  const launch = useLaunch();
  return (
    <>
      <a href={launchAddress(game)} onClick={(event) => launch(event, game)}>
        play
      </a>
      <output>{useLocation().pathname}</output>
    </>
  );
}

/** Somebody before the link of a game. */
function before(changes: Partial<Game>, isSignedIn = true) {
  const openModal = vi.fn<(event: object) => void>();
  const services = servicesWith({
    i18n,
    modals: { send: openModal },
    session: { getSnapshot: () => ({ hasTag: (tag: string) => tag === 'signedIn' && isSignedIn }) },
  });
  render(
    <ServicesContext value={services}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter>
          <Linked game={{ ...slotGame, ...changes }} />
        </MemoryRouter>
      </I18nextProvider>
    </ServicesContext>,
  );
  return { openModal, link: screen.getByRole('link') };
}

const here = () => screen.getByRole('status').textContent;

describe('the link to a game (L4)', () => {
  it('opens the page of the game, without a tab or a list', () => {
    const { link, openModal } = before({});
    // The browser does not follow the link as well: it would load the portal again.
    expect(fireEvent.click(link)).toBe(false);
    expect(here()).toBe('/game');
    expect(openWindow).not.toHaveBeenCalled();
    expect(openModal).not.toHaveBeenCalled();
  });

  it('opens the list of a vendor over the page', () => {
    const { link, openModal } = before({ isGame: 'VASSALAGE' });
    expect(fireEvent.click(link)).toBe(false);
    expect(here()).toBe('/');
    expect(openModal).toHaveBeenCalledExactlyOnceWith({
      type: 'modal.opened',
      modal: { type: 'vendorGames', vassalage: 'LUMEN', vendor: 'Lumen Forge', gameType: 'RNG' },
    });
  });

  it('opens the tab of a game in the gesture itself, once for a double click', () => {
    const tab = {
      closed: false,
      opener: null,
      document: document.implementation.createHTMLDocument(),
      focus: () => undefined,
      close: () => undefined,
    };
    openWindow.mockReturnValue(tab as unknown as Window);
    const { link } = before({ opensIn: 'tab' });
    fireEvent.click(link);
    expect(openWindow).toHaveBeenCalledOnce();
    fireEvent.click(link);
    expect(openWindow).toHaveBeenCalledOnce();
    expect(here()).toBe('/game');
  });

  it.each([
    ['a visitor, who has to sign in first', { opensIn: 'tab' }, false],
    ['a game under maintenance', { opensIn: 'tab', status: 'maintenance' }, true],
  ] as const)('opens no tab for %s', (_, changes, isSignedIn) => {
    const { link } = before(changes, isSignedIn);
    fireEvent.click(link);
    expect(openWindow).not.toHaveBeenCalled();
    expect(here()).toBe('/game');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
    'leaves a press with %o to the browser',
    (keys) => {
      const { link, openModal } = before({ isGame: 'VASSALAGE' });
      expect(link.getAttribute('href')).toBe('/game?id=lumen-1');
      // A test's browser has nowhere to open it.
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link, keys);
      expect(openModal).not.toHaveBeenCalled();
      expect(openWindow).not.toHaveBeenCalled();
    },
  );
});
