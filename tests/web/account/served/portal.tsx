import { QueryClientProvider } from '@tanstack/react-query';
import {
  act,
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type * as portals from '#tests/journeys/steps/portal.ts';
import { loadByNode } from '#tests/web/lost/load-by-node.ts';
import ModalHost from '#web/app/dialogs/ModalHost.tsx';
import LoginPage from '#web/features/login/LoginPage.tsx';
import RegistrationPage from '#web/features/registration/RegistrationPage.tsx';
import { startI18n } from '#web/i18n/start.ts';
import { type Services, startServices } from '#web/shared/services/services.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { standInForTheBrowser } from '../../walk/stage.tsx';

/** jsdom has no layout: no picture becomes visible. */
class NothingInSight {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

// Node loads the server: the loader of the views would give its modules addresses of a page, beside
// which none of its files lie.
const { openPortal } = (await loadByNode('tests/journeys/steps/portal.ts')) as typeof portals;

// jsdom has its own byte arrays; those that Node encodes and encrypts are Node's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
standInForTheBrowser();
vi.stubGlobal('IntersectionObserver', NothingInSight);
configure({
  // A wait ends as soon as its condition holds; this limit is for what never happens.
  asyncUtilTimeout: 60_000,
  getElementError: (message) => new Error(`${message} in: ${reach().textContent}`),
});

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['account', 'errors', 'login', 'password', 'registration']);
const askServer = globalThis.fetch;

/** The account's real views, machines and actors over a test server. */
export interface ServedPortal extends portals.JourneyPortal {
  readonly services: Services;
  /** Every call so far: method and path. */
  readonly calls: readonly string[];
  /** From now on the network loses calls to these paths; null for none. */
  lose(paths: RegExp | null): void;
}

let opened: ServedPortal | undefined;
/** The captcha picture that the page loaded last. */
let pictureId = '';

/**
 * Opens the portal at an address, with the pages and dialogs of the account; home says who is
 * signed in.
 *
 * @param settle prepares the world
 * @param lost paths of calls that the network loses from the start
 */
export async function visit(
  address: string,
  settle: (portal: portals.JourneyPortal) => void = () => undefined,
  lost: RegExp | null = null,
): Promise<ServedPortal> {
  sessionStorage.clear();
  history.replaceState(null, '', address);
  const portal = await openPortal();
  // The security check is a third party's: a real browser has to do with it.
  portal.world.settings.change({ geetest: false });
  settle(portal);
  const calls: string[] = [];
  let losing = lost;
  vi.stubGlobal('fetch', (target: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(target), portal.url);
    calls.push(`${init.method ?? 'GET'} ${url.pathname}`);
    if (losing?.test(url.pathname)) return Promise.reject(new TypeError('Failed to fetch'));
    pictureId = url.searchParams.get('captchaId') ?? pictureId;
    // jsdom's signals are not Node's.
    const { signal: _, ...sent } = init;
    return askServer(url, sent);
  });
  const services = startServices(i18n, undefined);
  const lose = (paths: RegExp | null) => {
    losing = paths;
  };
  const served = { ...portal, services, calls, lose };
  opened = served;
  // Nobody is as quick as a test: by then it is known that nobody is signed in.
  await waitFor(() => expect(services.session.getSnapshot().value).toBe('visitor'));
  render(
    <Around services={services} address={address}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegistrationPage />} />
        <Route path="*" element={<Home />} />
      </Routes>
      <Here />
      <ModalHost />
    </Around>,
  );
  return served;
}

/** Unmounts the page, and fails on the server's complaints. */
export async function leave(): Promise<void> {
  cleanup();
  opened?.services.root.stop();
  opened?.services.queryClient.clear();
  await opened?.close();
  opened = undefined;
}

interface AroundProps {
  readonly services: Services;
  readonly address: string;
  readonly children: ReactNode;
}

function Around({ services, address, children }: AroundProps) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>
  );
}

/** A placeholder for every page outside the account. */
function Home() {
  const { member } = useSession();
  return <h1>{member === null ? 'nobody is signed in' : `home of ${member.account}`}</h1>;
}

function Here() {
  const { pathname, search } = useLocation();
  return <output data-testid="here">{pathname + search}</output>;
}

/** Path and query where the person is. */
export const here = () => screen.getByTestId('here').textContent;

/** The reachable part: the topmost dialog, or the page. */
function reach(): HTMLElement {
  return [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? document.body;
}

/** Waits until a control of that role and name is in reach. */
export async function find(role: string, name: string | RegExp): Promise<HTMLElement> {
  return await waitFor(() => {
    // A query looks below its element, and the topmost dialog is one that is looked for itself.
    const [found] = screen.queryAllByRole(role, { name }).filter((each) => reach().contains(each));
    if (!found) throw new Error(`no ${role} '${String(name)}' in: ${reach().textContent}`);
    return found;
  });
}

/** Waits until it can be read so often, and gives the first place where. */
export async function read(text: string | RegExp, times = 1): Promise<HTMLElement> {
  return await waitFor(() => {
    const places = within(reach()).queryAllByText(text);
    const [first] = places;
    if (first && places.length >= times) return first;
    throw new Error(`'${String(text)}' is not to be read in: ${reach().textContent}`);
  });
}

/** Whether nobody reads this now. */
export const isUnread = (text: string | RegExp) => within(reach()).queryByText(text) === null;

/** Chooses the way by mobile number, and has a code sent to one. */
export async function requestCode(mobile: string): Promise<void> {
  await press('Celular', 'tab');
  await sendCodeTo(mobile);
}

/** Types a mobile number and has a code sent to it, once the country is known; a picture is read. */
export async function sendCodeTo(mobile: string): Promise<void> {
  const country = await find('combobox', 'País');
  await waitFor(() => expect((country as HTMLInputElement).value).toContain('+55'));
  await fill(/^Celular/u, mobile);
  await press('Enviar código');
  if (opened?.world.settings.current.smsProvider !== 'server') return;
  await typePicture();
  // After a refusal the button rests for a second.
  const again = await find('button', 'Enviar código');
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
  await press('Enviar código');
}

/** Types the text of the captcha picture before an SMS (A11). */
async function typePicture(): Promise<void> {
  await find('textbox', /^Código da imagem/u);
  const text = await waitFor(() => {
    // Its digits are drawn: the portal says what they are, once the picture is there.
    if (!reach().querySelector('img[src^="data:image/png"]')) throw new Error('no picture came');
    return opened?.world.captcha.reveal(pictureId) ?? '';
  });
  await fill(/^Código da imagem/u, text);
}

/** Presses a control. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  const control = await find(role, name);
  act(() => void fireEvent.click(control));
}

/** Types a text into the field with this label. */
export async function fill(label: string | RegExp, text: string): Promise<void> {
  const field = await waitFor(() => within(reach()).getByLabelText(label, { selector: 'input' }));
  act(() => void fireEvent.change(field, { target: { value: text } }));
}
