import type { Page, Request, Route } from 'playwright-core';
import { contract } from '#contract/index.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import type { OnceCallName } from '#web/api/client.ts';

/** What replaces an answer that is lost after the server. */
const losses = {
  /** The connection breaks. */
  dropped: (route: Route) => route.abort(),
  /** A gateway gives up, and says so in JSON that is not the portal's. */
  gatewayJson: (route: Route) =>
    route.fulfill({ status: 504, json: { message: 'Endpoint request timed out' } }),
  /** The same as a page. */
  gatewayHtml: (route: Route) =>
    route.fulfill({ status: 504, contentType: 'text/html', body: '<h1>504 Gateway Time-out</h1>' }),
  /** No answer at all: the person reloads the page, or closes the tab. */
  silent: () => Promise.resolve(),
} as const;

/** How the answer of a call is lost. */
export type Loss = keyof typeof losses;

/** A call whose answers are lost. */
export interface LostAnswers {
  /** Waits until the server has answered one of them. */
  arrived(): Promise<void>;
  /** From now on answers come again. */
  find(): void;
}

/**
 * Has the server execute the request, and loses its answer, also of retries.
 *
 * @param isStopped the request does not reach the server either
 */
export async function loseAnswersOf(
  page: Page,
  call: OnceCallName,
  loss: Loss,
  isStopped = false,
): Promise<LostAnswers> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const isOfCall = addressOf(call);
  let isLost = true;
  await page.route('**/*', async (route, request) => {
    if (!isLost || !isOfCall(request)) return await route.fallback();
    if (!isStopped) await route.fetch();
    resolve();
    await losses[loss](route);
  });
  return {
    arrived: () => promise,
    find: () => {
      isLost = false;
    },
  };
}

/** Tells the requests of a call by its method and its path. */
function addressOf(call: OnceCallName): (request: Request) => boolean {
  const [domain = '', name = ''] = call.split('.');
  const routers: Readonly<Record<string, Readonly<Record<string, unknown>>>> = contract;
  const route = routers[domain]?.[name] as { readonly method: string; readonly path: string };
  const path = route.path.replaceAll(/:\w+/gu, '[^/]+');
  const pattern = new RegExp(`${API_PREFIX}${path}$`, 'u');
  return (request) =>
    request.method() === route.method && pattern.test(new URL(request.url()).pathname);
}
