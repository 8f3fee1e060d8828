import { transferableAbortController } from 'node:util';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { newMember } from '#tests/fake-server/support/new-member.ts';
import type * as portals from '#tests/journeys/steps/portal.ts';
import type * as proxies from '#tests/support/difficult-proxy.ts';
import { loadByNode } from '#tests/web/lost/load-by-node.ts';
import MemberArea from '#web/app/layout/MemberArea.tsx';
import LiveUpdates from '#web/app/live/LiveUpdates.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { type Services, startServices } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { standInForTheBrowser } from '../walk/stage.tsx';

// Node loads the server: the loader of the views would give its modules addresses of a page.
const { openPortal } = (await loadByNode('tests/journeys/steps/portal.ts')) as typeof portals;
const { startDifficultProxy } = (await loadByNode(
  'tests/support/difficult-proxy.ts',
)) as typeof proxies;

// jsdom has its own byte arrays; those that Node encodes and encrypts are Node's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
standInForTheBrowser();
configure({ asyncUtilTimeout: 60_000 });
const i18n = await startI18n('PT');
const askServer = globalThis.fetch;

/** A signed-in person's page over a test server, with a proxy between them. */
export interface LivePage {
  readonly world: portals.JourneyPortal['world'];
  readonly proxy: proxies.DifficultProxy;
  readonly services: Services;
  readonly memberId: number;
  /** How often the page used the session, as far as it knows. */
  readonly uses: () => number;
  /** Paths of the calls that the page made by itself, and said so. */
  readonly background: readonly string[];
  /** Gives the person money, in hundredths. */
  credit(amount: number): void;
  /** Waits until the page shows this balance, in hundredths. */
  showsBalance(amount: number): Promise<void>;
  /** Waits until this was requested this many times. */
  hasRequested(what: string, times?: number): Promise<void>;
  /** The person leaves the tab, or returns. */
  look(isShown: boolean): void;
}

/** The requests of a page to listen, and to read what changed. */
export const STREAM = 'GET /api/live/changes (stream)';
export const QUESTION = 'GET /api/live/changes';

let closing: (() => Promise<void>)[] = [];

/** A page has the header of a member, and what keeps it in step. */
export async function openLivePage({ holdsBack = false } = {}): Promise<LivePage> {
  const portal = await openPortal();
  const { world } = portal;
  const proxy = await startDifficultProxy(portal.url);
  proxy.holdBack(holdsBack);
  const { id: memberId } = newMember(world);
  sessionStorage.setItem('token', world.sessions.open(memberId).token);
  const background: string[] = [];
  vi.stubGlobal('fetch', async (requests: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(requests), proxy.origin);
    const { signal, ...sent } = init;
    if (new Headers(init.headers).has('x-background')) background.push(url.pathname);
    return await askServer(url, { ...sent, signal: nodesOwn(signal) });
  });
  const services = startServices(i18n, undefined);
  let uses = 0;
  services.onSessionUsed(() => {
    uses += 1;
  });
  closing = [
    async () => {
      services.root.stop();
      services.queryClient.clear();
      await proxy.close();
      await portal.close();
    },
  ];
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>
            <Header />
          </MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  let credits = 0;
  const page: LivePage = {
    world,
    proxy,
    services,
    memberId,
    uses: () => uses,
    background,
    credit(amount) {
      credits += 1;
      world.wallet.post({ memberId, key: `credit-${credits}`, kind: 'credit', amount });
    },
    showsBalance: async (amount) =>
      await waitFor(() =>
        expect(document.querySelector('[data-balance]')?.getAttribute('data-balance')).toBe(
          String(amount),
        ),
      ),
    hasRequested: async (what, times = 1) =>
      await waitFor(() =>
        expect(proxy.requests.filter((each) => each === what).length).toBeGreaterThanOrEqual(times),
      ),
    look(isShown) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isShown ? 'visible' : 'hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
  await page.showsBalance(0);
  return page;
}

/** Clears the page and its server away. */
export async function closeLivePage(): Promise<void> {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  for (const close of closing) await close();
}

function Header() {
  const { member, isTrial, isAgent } = useSession();
  if (!member) return <p>nobody is signed in</p>;
  return (
    <>
      <MemberArea
        member={member}
        isTrial={isTrial}
        isAgent={isAgent}
        theme="dark"
        onThemeSwitched={vi.fn<() => void>()}
      />
      <LiveUpdates />
    </>
  );
}

/** A signal that Node's own `fetch` knows: jsdom's are others. */
function nodesOwn(signal: AbortSignal | null | undefined): AbortSignal | null {
  if (!signal) return null;
  const following = transferableAbortController();
  const abort = () => following.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  return following.signal;
}
