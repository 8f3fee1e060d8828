import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Announcement } from '#contract/entities/content.ts';
import type { MemberInfo } from '#contract/entities/member.ts';
import { noticesQuery } from '#web/api/site-queries.ts';
import AnnouncementPopups from '#web/features/announcements/AnnouncementPopups.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import { type Services, startServices } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['announcements']);

const popup: Announcement = {
  id: 'popup-1',
  type: 'PU',
  title: 'Aviso do dia',
  content: '<p>Leia com atenção.</p>',
  date: '2026-01-02T03:04:05.678Z',
};

const member: MemberInfo = {
  id: 'member-1',
  account: 'ana',
  userName: 'ana',
  nickname: 'Ana',
  customerId: 'customer-1',
  type: 0,
  isAgent: 0,
  toUpline: false,
  clubLabel: { labelName: 'Ouro', color: '#aabbcc', color2: '#ddeeff', rankLevel: 1 },
  memberLabel: [],
  currency: 'BRL',
  currencySymbol: 'R$',
  unreadMessage: 0,
  availablePromo: { REFERRAL: { enabled: false } },
  availablePromoCount: 0,
  registeredAt: '2026-01-01T00:00:00.000Z',
  passwordChangeOwed: false,
};

/** What takes so many milliseconds will not come: a busy machine needs some seconds. */
const HANGS = 60_000;

function showDialog(this: HTMLDialogElement): void {
  this.open = true;
}

function closeDialog(this: HTMLDialogElement): void {
  this.open = false;
}

class SilentChannel extends EventTarget {
  postMessage(): void {}
  close(): void {}
}

/** How the browser came to the page. */
class Arrival {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

let services: Services | undefined;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('BroadcastChannel', SilentChannel);
  vi.stubGlobal('PerformanceNavigationTiming', Arrival);
  HTMLDialogElement.prototype.showModal = showDialog;
  HTMLDialogElement.prototype.close = closeDialog;
  Element.prototype.getAnimations = () => [];
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
 * Opens the portal without the part that shows announcements.
 *
 * @param arrival how the browser came to the page
 * @param token what is kept of a session that somebody may have begun before
 */
async function openPortal(arrival: 'navigate' | 'reload', token: string | null = null) {
  if (token !== null) sessionStorage.setItem('token', token);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    new Arrival(arrival) as unknown as PerformanceEntry,
  ]);
  vi.stubGlobal('fetch', (address: string) => {
    const path = address.split('?', 1)[0] ?? '';
    if (path.endsWith('/account/member')) return Response.json({ success: true, value: member });
    if (path.endsWith('/account/logout')) {
      return Response.json({ success: true, value: { signedOut: true } });
    }
    return new Promise(() => undefined);
  });
  services = startServices(i18n, undefined);
  const { session, api, queryClient } = services;
  const notices = { player: [], banners: [], popup: [popup], promotion: [] };
  queryClient.setQueryData(noticesQuery(api, 'PT').queryKey, notices);

  const announcements = Promise.withResolvers<undefined>();
  const Popups = lazyPart(async () => {
    await announcements.promise;
    return { default: AnnouncementPopups };
  }, null);
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>
            <Popups />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  return {
    session,
    /** Lets the part arrive. */
    bringPopups: async () => {
      announcements.resolve(undefined);
      await rest();
    },
    /** Waits until it is known whether somebody is signed in. */
    findSession: async (state: 'visitor' | 'signedIn') => {
      await act(() => vi.advanceTimersByTimeAsync(1_000));
      await vi.waitFor(() => expect(session.getSnapshot().matches(state)).toBe(true), HANGS);
      await rest();
    },
    signIn: async () => {
      act(() => session.send({ type: 'session.opened', session: { member, generation: 1 } }));
      await rest();
    },
    signOut: async () => {
      act(() => session.send({ type: 'signOut.confirmed' }));
      await vi.waitFor(() => expect(session.getSnapshot().matches('visitor')).toBe(true), HANGS);
      await rest();
    },
  };
}

/** Waits until what is on its way has come, and is drawn. */
async function rest(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setImmediate(resolve));
  });
}

const shownPopup = () => screen.queryByRole('dialog', { name: popup.title });

async function closePopup(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: i18n.t('announcements:understood') }));
  await rest();
}

describe('announcements that open by themselves, once per login (S10)', () => {
  test('are shown to whoever signed in before their part came', async () => {
    const portal = await openPortal('reload');
    await portal.findSession('visitor');
    await portal.signIn();
    expect(shownPopup()).toBeNull();
    await portal.bringPopups();
    expect(shownPopup()).not.toBeNull();

    await closePopup();
    expect(shownPopup()).toBeNull();
    act(() => portal.session.send({ type: 'member.refreshed', member }));
    await rest();
    expect(shownPopup()).toBeNull();

    await portal.signOut();
    expect(shownPopup()).toBeNull();
    await portal.signIn();
    expect(shownPopup()).not.toBeNull();
  });

  test('are shown to a visitor who then signs in, each time once', async () => {
    const portal = await openPortal('navigate');
    await portal.bringPopups();
    expect(shownPopup()).toBeNull();
    await portal.findSession('visitor');
    expect(shownPopup()).not.toBeNull();
    await closePopup();
    expect(shownPopup()).toBeNull();
    await portal.signIn();
    expect(shownPopup()).not.toBeNull();
    await closePopup();
    expect(shownPopup()).toBeNull();
  });

  test.each(['navigate', 'reload'] as const)(
    'leave whoever was signed in at the load of the page alone, early or late (%s)',
    async (arrival) => {
      const late = await openPortal(arrival, 'kept');
      await late.findSession('signedIn');
      await late.bringPopups();
      expect(shownPopup()).toBeNull();
      cleanup();
      services?.root.stop();

      const early = await openPortal(arrival, 'kept');
      await early.bringPopups();
      await early.findSession('signedIn');
      expect(shownPopup()).toBeNull();
      // The part is there and does its work: it is the session that gave no occasion.
      await early.signOut();
      await early.signIn();
      expect(shownPopup()).not.toBeNull();
    },
  );
});
