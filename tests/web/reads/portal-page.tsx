import { manifest } from 'virtual:contract-manifest';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';
import type * as portals from '#tests/journeys/steps/portal.ts';
import { loadByNode } from '#tests/web/lost/load-by-node.ts';
import { routeOf } from '#web/api/manifest-route.ts';
import { App } from '#web/app/App.tsx';
import { pageNames, pages } from '#web/app/pages.ts';
import { partOf } from '#web/app/routes.tsx';
import { messageNames } from '#web/i18n/message-files.ts';
import { startI18n } from '#web/i18n/start.ts';
import { type Services, startServices } from '#web/shared/services/services.ts';
import { standInForTheBrowser } from '../walk/stage.tsx';

// Node loads the server: the loader of the views would give its modules addresses of a page.
const { openPortal } = (await loadByNode('tests/journeys/steps/portal.ts')) as typeof portals;

// jsdom has its own byte arrays; those that Node encodes and encrypts are Node's.
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;
standInForTheBrowser();

/** Everything is in the window, for jsdom lays nothing out. */
class SeeingObserver {
  readonly #tell: (entries: readonly object[]) => void;

  constructor(tell: (entries: readonly object[]) => void) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    setTimeout(() => this.#tell([{ target, isIntersecting: true, intersectionRatio: 1 }]));
  }

  unobserve(): void {}
  disconnect(): void {}
}

/** Nothing changes its size. */
class StillObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const SECOND_MILLISECONDS = 1000;
/** A page has come to rest when so many rounds have changed nothing. */
const QUIET_ROUNDS = 2;
/** React draws, and promises settle, within so many turns of the event loop. */
const TURNS_OF_A_ROUND = 4;
const askServer = globalThis.fetch;
const i18n = await startI18n('PT');
await i18n.loadNamespaces(await messageNames('PT', true));
// As the product does before it draws: React holds back what loads later, for 300 ms of the real clock.
await Promise.all(pageNames.map(async (name) => await partOf(pages[name]).preload()));

/** Every read of the contract: its GET calls. */
export const contractReads = Object.entries(manifest).flatMap(([domain, routes]) =>
  Object.entries(routes).flatMap(([name, text]: [string, string]) => {
    const { method, path, isPublic } = routeOf(domain, name, text);
    const pattern = new RegExp(`^/api${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
    return method === 'GET' ? [{ name: `${domain}.${name}`, isPublic, pattern }] : [];
  }),
);

/** Who looks at the page: nobody who is signed in, or the account. */
export type Who = 'visitor' | 'joao' | 'carlos';

/** A read that the page has requested. */
export interface ReadRequest {
  readonly name: string;
  readonly url: string;
  /** Seconds since the page was opened. */
  readonly at: number;
}

/** The whole portal at one address, with answers that the test decides. */
export interface PortalPage {
  readonly services: Services;
  /** All reads so far, in their order. */
  readonly reads: readonly ReadRequest[];
  /** Lets time pass, in seconds, and waits for what is on its way. */
  readonly pass: (seconds: number) => Promise<void>;
  /** Elements added or removed since the last check. */
  takeChanges(): readonly string[];
  /** Forgets them. */
  dropChanges(): void;
  close(): void;
}

/** Noon of the site, for server and pages: time that a page lets pass leads into no other day. */
const NOON = Date.UTC(2026, 10, 26, 15);
const portal = await openPortal({ machineTime: () => NOON });
/** The world that the answers come from. */
const { world } = portal;
/** The portal that the answers come from. */
export const journeyPortal = portal;

/** Ends the server behind the pages. */
export const closePortal = async () => await portal.close();

/** What each address was answered with; nothing in the world changes meanwhile. */
const known = new Map<string, { readonly status: number; readonly text: string }>();
const tokens = new Map<Who, string>();

async function goodAnswer(url: URL, init: RequestInit, who: Who): Promise<Response> {
  const key = `${who} ${url.href}`;
  let answer = known.get(key);
  if (!answer) {
    const response = await askServer(url, { headers: init.headers ?? {} });
    answer = { status: response.status, text: await response.text() };
    known.set(key, answer);
  }
  return new Response(answer.text, { status: answer.status });
}

/** How a read is answered: otherwise than the server does, or as it does but late. */
export type ReadAnswer = (() => Response) | 'late';

/** How long an answer takes that the server did not give, in seconds. */
const ANSWER_SECONDS = 0.1;
/** How long a late answer takes, in seconds. */
export const LATE_SECONDS = 8;

/** @param answerOf how the read of this name is answered; undefined for as the server does */
export async function openPage(
  address: string,
  who: Who,
  answerOf: (name: string) => ReadAnswer | undefined,
): Promise<PortalPage> {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', address);
  if (who !== 'visitor') sessionStorage.setItem('token', tokenOf(who));
  vi.useFakeTimers({
    now: NOON,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'Date',
      'performance',
    ],
  });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('IntersectionObserver', SeeingObserver);
  vi.stubGlobal('ResizeObserver', StillObserver);
  const openedAt = Date.now();
  const reads: ReadRequest[] = [];
  let underWay = 0;
  vi.stubGlobal('fetch', async (target: string | URL, init: RequestInit = {}) => {
    const url = new URL(String(target), portal.url);
    const read =
      (init.method ?? 'GET') === 'GET'
        ? contractReads.find(({ pattern }) => pattern.test(url.pathname))
        : undefined;
    // A stream is open for as long as the page is.
    if (!read || new Headers(init.headers).get('accept') === 'text/event-stream') {
      return await new Promise<Response>(() => undefined);
    }
    const at = (Date.now() - openedAt) / SECOND_MILLISECONDS;
    reads.push({ name: read.name, url: url.pathname + url.search, at });
    const answer = answerOf(read.name);
    const seconds = answer === 'late' ? LATE_SECONDS : ANSWER_SECONDS;
    // The page is drawn meanwhile.
    if (answer) await new Promise((resolve) => setTimeout(resolve, seconds * SECOND_MILLISECONDS));
    underWay += 1;
    try {
      return typeof answer === 'function' ? answer() : await goodAnswer(url, init, who);
    } finally {
      underWay -= 1;
    }
  });
  const services = startServices(i18n, undefined);
  // Within `act` nothing would be drawn until its end, and short-lived elements would be missed.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<App services={services} />);
  let changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.body, { childList: true, subtree: true });
  const settle = async () => {
    for (let quiet = 0; quiet < QUIET_ROUNDS; ) {
      const before = changes.length;
      for (let turn = 0; turn < TURNS_OF_A_ROUND; turn += 1) {
        await vi.advanceTimersByTimeAsync(0);
        await new Promise((resolve) => setImmediate(resolve));
      }
      // What comes behind the paint.
      vi.advanceTimersToNextFrame();
      // A millisecond of the real clock: once a round is enough.
      await vi.dynamicImportSettled();
      quiet = underWay > 0 || changes.length > before ? 0 : quiet + 1;
    }
  };
  // The parts of a page load one after the other.
  for (let round = 0; round < 100 && document.querySelector('main h1') === null; round += 1) {
    await settle();
  }
  await settle();
  return {
    services,
    reads,
    pass: async (seconds) => {
      await vi.advanceTimersByTimeAsync(seconds * SECOND_MILLISECONDS);
      await settle();
    },
    takeChanges: () => {
      const taken = changes;
      changes = [];
      return taken.flatMap(({ addedNodes, removedNodes }) => [
        ...elementsOf('came', addedNodes),
        ...elementsOf('went', removedNodes),
      ]);
    },
    dropChanges: () => {
      observer.takeRecords();
      changes = [];
    },
    close: () => {
      observer.disconnect();
      root.unmount();
      place.remove();
      services.root.stop();
      services.queryClient.clear();
      vi.clearAllTimers();
      vi.useRealTimers();
    },
  };
}

function elementsOf(what: string, nodes: NodeList): readonly string[] {
  return [...nodes].flatMap((node) =>
    node instanceof Element ? [`${what}: ${node.outerHTML.slice(0, 160)}`] : [],
  );
}

function tokenOf(account: Exclude<Who, 'visitor'>): string {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`Nobody is called ${account}.`);
  const token = tokens.get(account) ?? world.sessions.open(member.id).token;
  tokens.set(account, token);
  return token;
}
