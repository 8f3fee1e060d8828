import type { BrowserContext, Page, Request } from 'playwright-core';

/** The stream of live updates lasts as long as the session: it is not a pending answer. */
const stream = /\/api\/live\/changes/u;

/** What a browser waits for. */
interface Traffic {
  readonly open: Set<Request>;
  /** When a request began or ended last, in milliseconds of this process. */
  changedAt: number;
}

const known = new WeakMap<BrowserContext, Traffic>();

/** Records the requests of a browser from now on. */
export function noteTraffic(context: BrowserContext): void {
  const traffic: Traffic = { open: new Set(), changedAt: performance.now() };
  known.set(context, traffic);
  const change = (act: (request: Request) => void) => (request: Request) => {
    if (stream.test(request.url())) return;
    act(request);
    traffic.changedAt = performance.now();
  };
  context.on(
    'request',
    change((request) => traffic.open.add(request)),
  );
  const end = change((request) => traffic.open.delete(request));
  context.on('requestfinished', end);
  context.on('requestfailed', end);
  // Requests of a page end with it, without an event.
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) traffic.open.clear();
    }),
  );
}

/** How long a page's browser has had no pending request, in milliseconds; 0 while it has. */
export function restedFor(page: Page): number {
  const traffic = known.get(page.context());
  if (!traffic || traffic.open.size > 0) return 0;
  return performance.now() - traffic.changedAt;
}

/** Restarts the idle time of a page's browser: the last action will cause a request soon. */
export function restAnew(page: Page): void {
  const traffic = known.get(page.context());
  if (traffic) traffic.changedAt = performance.now();
}
