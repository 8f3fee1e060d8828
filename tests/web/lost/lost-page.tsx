import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { contract } from '#contract/index.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import type { World } from '#fake-server/world/world.ts';
import type * as portals from '#tests/journeys/steps/portal.ts';
import type * as devices from '#tests/support/soft-authenticator.ts';
import ModalHost from '#web/app/dialogs/ModalHost.tsx';
import Notices from '#web/app/notices/Notices.tsx';
import { pageNames, pages } from '#web/app/pages.ts';
import { messageNames } from '#web/i18n/message-files.ts';
import { startI18n } from '#web/i18n/start.ts';
import { type Services, startServices } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { standInForTheBrowser } from '../walk/stage.tsx';
import { holdPasskey, NothingInSight, UploadingByFetch } from './browser-parts.ts';
import { loadByNode } from './load-by-node.ts';

const { softAuthenticator } = (await loadByNode(
  'tests/support/soft-authenticator.ts',
)) as typeof devices;
const { openPortal } = (await loadByNode('tests/journeys/steps/portal.ts')) as typeof portals;

/** How a call's answer is lost: before the server has done it, or after. */
type Loss = 'before' | 'after';

interface Losing {
  readonly isOf: (method: string, path: string) => boolean;
  readonly loss: Loss;
  readonly noteLost: () => void;
}

/** A page of the portal over the real server, with lost answers to one call. */
export interface LostPage {
  readonly world: World;
  readonly services: Services;
  /** Of the portal, as the server sees it. */
  readonly origin: string;
  /** Of the third parties. */
  readonly vendorsUrl: string;
  /** From now on something in between breaks in place of the answers to this call; resolves at the first. */
  lose(call: string, loss: Loss): Promise<void>;
  /** From now on answers come again. */
  find(): void;
  /** From now on the device of the person makes a passkey, and signs by it. */
  holdPasskey(device?: devices.SoftAuthenticator): void;
  /** The text of the captcha picture that the page loaded last. */
  digits(): string;
}

/** A portal that all pages of a file share. */
export interface SharedPortal {
  readonly world: World;
  /**
   * Opens a page.
   *
   * @param token of who is signed in; null for a visitor
   */
  open(address: string, token: string | null): Promise<LostPage>;
  close(): Promise<void>;
}

/** Starts the server, and makes what jsdom does not have. */
export async function openSharedPortal(): Promise<SharedPortal> {
  // jsdom has its own byte arrays; those that Node encodes and encrypts are Node's.
  vi.stubGlobal('Uint8Array', Object.getPrototypeOf(Buffer));
  standInForTheBrowser();
  const askServer = globalThis.fetch;
  const portal = await openPortal();
  const { world } = portal;
  world.settings.change({ geetest: false });
  const i18n = await startI18n('PT');
  await i18n.loadNamespaces(await messageNames('PT', true));

  // A button that rests for a second does so for a tenth of it.
  const setRealTimeout = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (work: () => void, time = 0, ...given: unknown[]) =>
    setRealTimeout(work, time === 1_000 ? 100 : time, ...given),
  );

  let lost: Losing | null = null;
  let pictureId = '';
  vi.stubGlobal('fetch', async (target: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(target), portal.url);
    pictureId = url.searchParams.get('captchaId') ?? pictureId;
    const losing = lost?.isOf(init.method ?? 'GET', url.pathname) ? lost : null;
    // jsdom's signals are not Node's.
    const { signal: _, ...sent } = init;
    const answer = losing?.loss === 'before' ? null : await askServer(url, sent);
    if (losing === null) return answer;
    losing.noteLost();
    // Such an answer is not retried automatically, which would take seconds.
    return new Response(JSON.stringify({ message: 'Endpoint request timed out' }), { status: 500 });
  });

  vi.stubGlobal('ResizeObserver', NothingInSight);
  vi.stubGlobal('XMLHttpRequest', UploadingByFetch);

  let leave = nothingOpen;
  const open = async (address: string, token: string | null): Promise<LostPage> => {
    leave();
    lost = null;
    // A dialog that was open goes back in the history, a moment later.
    await new Promise((resolve) => setRealTimeout(resolve, 10));
    sessionStorage.clear();
    if (token !== null) sessionStorage.setItem('token', token);
    history.replaceState(null, '', address);
    const services = startServices(i18n, undefined);
    await waitFor(() => {
      const session = services.session.getSnapshot();
      const isThere = token === null ? session.matches('visitor') : session.hasTag('signedIn');
      if (!isThere) throw new Error(`The session is ${JSON.stringify(session.value)}.`);
    });
    const found = pageNames.map((name) => pages[name]).find(({ paths }) => isAt(paths, address));
    const { default: Page } = found ? await found.load() : { default: () => <main /> };
    const pattern = found?.paths.find((path) => isAt([path], address)) ?? '*';
    render(
      <ServicesContext value={services}>
        <QueryClientProvider client={services.queryClient}>
          <I18nextProvider i18n={i18n}>
            <BrowserRouter useTransitions={false}>
              <Routes>
                <Route path={pattern} element={<Page path={pattern} bars={undefined} />} />
                <Route path="*" element={<h1>another page</h1>} />
              </Routes>
              <ModalHost />
              <Notices />
            </BrowserRouter>
          </I18nextProvider>
        </QueryClientProvider>
      </ServicesContext>,
    );
    leave = () => {
      cleanup();
      services.root.stop();
      services.queryClient.clear();
      leave = nothingOpen;
    };
    return {
      world,
      services,
      origin: portal.url,
      vendorsUrl: portal.vendorsUrl,
      lose(call, loss) {
        const { promise, resolve } = Promise.withResolvers<void>();
        lost = { isOf: addressOf(call), loss, noteLost: resolve };
        return promise;
      },
      find() {
        lost = null;
      },
      holdPasskey: (device) => holdPasskey(device ?? softAuthenticator(portal.url)),
      digits: () => world.captcha.reveal(pictureId) ?? '',
    };
  };
  return {
    world,
    open,
    async close() {
      leave();
      portal.takeComplaints();
      await portal.close();
    },
  };
}

const nothingOpen = (): void => undefined;

const isAt = (paths: readonly string[], address: string) => {
  const { pathname } = new URL(address, 'http://portal.example');
  return paths.some((path) =>
    new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u').test(pathname),
  );
};

/** Tells the requests of a call by their method and path. */
function addressOf(call: string): (method: string, path: string) => boolean {
  const [domain = '', name = ''] = call.split('.');
  const routers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = contract;
  const route = routers[domain]?.[name] as { readonly method: string; readonly path: string };
  const pattern = new RegExp(`${API_PREFIX}${route.path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
  return (method, path) => method === route.method && pattern.test(path);
}
