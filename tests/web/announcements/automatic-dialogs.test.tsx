import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Announcement } from '#contract/entities/content.ts';
import type { MemberInfo } from '#contract/entities/member.ts';
import { standInForDialogs } from '#tests/support/dialogs.ts';
import { queries } from '#web/api/queries.ts';
import AutomaticDialogs from '#web/app/dialogs/AutomaticDialogs.tsx';
import ModalHost from '#web/app/dialogs/ModalHost.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { type Services, startServices } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['announcements']);

const announcement = (id: string, title: string, date: string): Announcement => ({
  id,
  type: 'PU',
  title,
  content: `<p>Leia com atenção: ${title}.</p>`,
  date,
});
const newest = announcement('newest', 'Aviso do dia', '2026-01-02T03:04:05.678Z');
const older = announcement('older', 'Aviso de ontem', '2026-01-01T03:04:05.678Z');

const member: MemberInfo = {
  id: 'member-1',
  account: 'ana',
  userName: 'ana',
  nickname: 'Ana',
  customerId: 'customer-1',
  type: 0,
  isAgent: 0,
  toUpline: false,
  toDownline: false,
  clubLabel: { labelName: 'Ouro', color: '#aabbcc', color2: '#ddeeff', rankLevel: 1 },
  memberLabel: [],
  currency: 'BRL',
  currencySymbol: 'R$',
  unreadMessage: 0,
  availablePromo: { REFERRAL: { enabled: false } },
  availablePromoCount: 0,
  registeredAt: '2026-01-01T00:00:00.000Z',
  passwordChangeOwed: false,
  changesAfter: 'a-0',
};

/** What takes so many milliseconds will not come: a busy machine needs some seconds. */
const HANGS = 60_000;

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

let services: Services | undefined;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  standInForDialogs();
});

afterEach(() => {
  cleanup();
  services?.root.stop();
  services?.queryClient.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/**
 * Opens the portal without the part that opens dialogs by itself.
 *
 * @param token the stored token of an earlier session, if any
 */
async function openPortal({
  token = null,
  address = '/',
}: {
  token?: string | null;
  address?: string;
} = {}) {
  if (token !== null) sessionStorage.setItem('token', token);
  vi.stubGlobal('fetch', (target: string) => {
    const path = target.split('?', 1)[0] ?? '';
    if (path.endsWith('/account/member')) return Response.json({ success: true, value: member });
    if (path.endsWith('/account/logout')) {
      return Response.json({ success: true, value: { signedOut: true } });
    }
    if (path.endsWith('/withdrawals/to-confirm')) {
      return Response.json({ success: true, value: { withdrawals: [] } });
    }
    return new Promise(() => undefined);
  });
  services = startServices(i18n, undefined);
  const { session, queryClient, modals } = services;
  const notices = { player: [], banners: [], popup: [newest, older], promotion: [] };
  queryClient.setQueryData(
    queries.content.notices({ query: { language: 'PT' } }).queryKey,
    notices,
  );

  const arrival = Promise.withResolvers<undefined>();
  const Unasked = lazyPart(async () => {
    await arrival.promise;
    return { default: AutomaticDialogs };
  }, null);
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[address]}>
            <input aria-label="Buscar" />
            <button type="button" aria-haspopup="menu" aria-expanded="false">
              Menu
            </button>
            <Link to="/promotions">Promoções</Link>
            <Unasked />
            <ModalHost />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return {
    session,
    modals,
    /** Lets the part arrive. */
    bringDialogs: async () => {
      arrival.resolve(undefined);
      await rest();
      await restHands();
    },
    /** Waits until it is known whether somebody is signed in. */
    findSession: async (state: 'visitor' | 'signedIn') => {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      await vi.waitFor(() => expect(session.getSnapshot().matches(state)).toBe(true), HANGS);
      await rest();
    },
    signIn: async (who = member) => {
      act(() => session.send({ type: 'session.opened', session: { member: who, generation: 1 } }));
      await rest();
      await restHands();
    },
    signOut: async () => {
      act(() => session.send({ type: 'signOut.confirmed' }));
      await vi.waitFor(() => expect(session.getSnapshot().matches('visitor')).toBe(true), HANGS);
      await rest();
    },
  };
}

/** The page goes, and the tab keeps what it keeps of it. */
function reload(): void {
  cleanup();
  services?.root.stop();
  services?.queryClient.clear();
}

/** Waits until pending answers have arrived and are drawn. */
async function rest(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  });
}

/** Hands rest long enough for somebody to count as free. */
async function restHands(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await rest();
}

const shown = () => screen.queryByRole('dialog', { name: newest.title });

async function press(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await rest();
  await restHands();
}

const understood = () => i18n.t('announcements:understood');

describe('announcements open by themselves in one dialog, once per sign-in (S10)', () => {
  test('with several pages', async () => {
    const portal = await openPortal();
    await portal.findSession('visitor');
    await portal.bringDialogs();
    await portal.signIn();
    expect(shown()).not.toBeNull();
    expect(screen.queryByText('1 de 2')).not.toBeNull();
    await press(i18n.t('announcements:next'));
    expect(screen.queryByRole('dialog', { name: older.title })).not.toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe(older.title);
    await press(i18n.t('announcements:previous'));
    expect(shown()).not.toBeNull();
    await press(i18n.t('announcements:next'));
    await press(understood());
    expect(screen.queryAllByRole('dialog')).toEqual([]);
  });

  test('for a member who signed in before the script loaded', async () => {
    const portal = await openPortal();
    await portal.findSession('visitor');
    await portal.signIn();
    expect(shown()).toBeNull();
    await portal.bringDialogs();
    expect(shown()).not.toBeNull();

    await press(i18n.t('shell:close'));
    expect(shown()).toBeNull();
    act(() => portal.session.send({ type: 'member.refreshed', member }));
    await restHands();
    expect(shown()).toBeNull();

    await portal.signOut();
    await portal.signIn();
    expect(shown()).not.toBeNull();
  });

  test('never for somebody who has paused play (W10)', async () => {
    const portal = await openPortal();
    await portal.findSession('visitor');
    await portal.bringDialogs();
    await portal.signIn({
      ...member,
      stopped: { reason: 'break', acts: ['rewards'], changesAt: null },
    });
    expect(shown()).toBeNull();
  });

  test('never for a visitor, and not after signing out', async () => {
    const portal = await openPortal();
    await portal.bringDialogs();
    await portal.findSession('visitor');
    await restHands();
    expect(shown()).toBeNull();
    await portal.signIn();
    expect(shown()).not.toBeNull();
    await portal.signOut();
    expect(shown()).toBeNull();
  });

  test.each([
    ['before their part came', false],
    ['while they were busy', true],
  ])('for a member who reloaded %s, and then no more', async (_, isPartThere) => {
    const before = await openPortal({ address: '/game' });
    await before.findSession('visitor');
    if (isPartThere) await before.bringDialogs();
    await before.signIn();
    expect(shown()).toBeNull();
    reload();

    const after = await openPortal({ token: 'kept' });
    await after.bringDialogs();
    await after.findSession('signedIn');
    await restHands();
    expect(shown()).not.toBeNull();
    await press(i18n.t('shell:close'));
    reload();

    const again = await openPortal({ token: 'kept' });
    await again.bringDialogs();
    await again.findSession('signedIn');
    await restHands();
    expect(shown()).toBeNull();
  });

  test('not for a member who was already signed in at page load', async () => {
    const late = await openPortal({ token: 'kept' });
    await late.findSession('signedIn');
    await late.bringDialogs();
    expect(shown()).toBeNull();
    cleanup();
    services?.root.stop();

    const early = await openPortal({ token: 'kept' });
    await early.bringDialogs();
    await early.findSession('signedIn');
    await restHands();
    expect(shown()).toBeNull();
    // The part is there and does its work: it is the session that gave no occasion.
    await early.signOut();
    await early.signIn();
    expect(shown()).not.toBeNull();
  });
});

/** Begins something, and gives back how to end it. */
type Occupation = (portal: Awaited<ReturnType<typeof openPortal>>) => () => void;

/** What a member can be busy with. */
const occupations: Readonly<Record<string, Occupation>> = {
  'a field has the focus': () => {
    screen.getByLabelText('Buscar').focus();
    return () => screen.getByLabelText('Buscar').blur();
  },
  'a menu is open': () => {
    const menu = screen.getByRole('button', { name: 'Menu' });
    const open = (isOpen: boolean) => {
      menu.setAttribute('aria-expanded', String(isOpen));
      fireEvent.keyDown(menu, { key: 'Enter' });
    };
    open(true);
    return () => open(false);
  },
  'another dialog is open': ({ modals }) => {
    modals.send({ type: 'modal.opened', modal: { type: 'signOutConfirmation' } });
    return () => modals.send({ type: 'modal.closed' });
  },
  'a finger is down': () => {
    fireEvent.pointerDown(document.body);
    return () => fireEvent.pointerUp(document.body);
  },
  'the network is away': () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    return () => {
      onLine.mockReturnValue(true);
      dispatchEvent(new Event('online'));
    };
  },
};

describe('a dialog that opens by itself waits (S10)', () => {
  test.each(Object.entries(occupations))('while %s', async (_, begin) => {
    const portal = await openPortal();
    await portal.findSession('visitor');
    await portal.bringDialogs();
    let end: (() => void) | undefined;
    act(() => {
      portal.session.send({ type: 'session.opened', session: { member, generation: 1 } });
      end = begin(portal);
    });
    await rest();
    await restHands();
    expect(shown()).toBeNull();
    act(() => end?.());
    await restHands();
    expect(shown()).not.toBeNull();
  });

  test.each(['/login', '/register', '/game', '/lottery', '/elott', '/member/messageV2'])(
    'on %s, until the member looks around',
    async (address) => {
      const portal = await openPortal({ address });
      await portal.findSession('visitor');
      await portal.bringDialogs();
      await portal.signIn();
      expect(shown()).toBeNull();
      fireEvent.click(screen.getByRole('link', { name: 'Promoções' }));
      await restHands();
      expect(shown()).not.toBeNull();
    },
  );

  test('for a moment after the page was scrolled', async () => {
    const portal = await openPortal();
    await portal.findSession('visitor');
    await portal.bringDialogs();
    act(() => portal.session.send({ type: 'session.opened', session: { member, generation: 1 } }));
    fireEvent.scroll(document);
    await rest();
    expect(shown()).toBeNull();
    await restHands();
    expect(shown()).not.toBeNull();
  });
});
