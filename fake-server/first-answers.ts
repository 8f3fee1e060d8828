import { type AppRoute, validateResponse } from '@ts-rest/core';
import type { Request } from 'express';
import type { RouteMetadata } from '#contract/call.ts';
import { firstCallsAt } from '#contract/first-answers.ts';
import type { HostHeaders } from '#contract/hosting.ts';
import { contract } from '#contract/index.ts';
import type { ApiHandlers } from './api.ts';
import { putCall } from './http/call.ts';
import { networkOf } from './http/visitor-network.ts';
import type { FirstAnswers } from './http/web-files.ts';
import { Refused } from './kernel/refused.ts';
import type { World } from './world/world.ts';

type Handler = (call: {
  readonly req: Request;
  readonly query: unknown;
  readonly params: Readonly<Record<string, string>>;
}) => Promise<{ readonly status: number; readonly body: object }>;

/** A public call with its handler. */
interface PublicCall {
  readonly route: AppRoute;
  readonly handler: Handler;
}

/**
 * The answers that are embedded in a page: from the API's own handlers, for a visitor without a
 * token. None while calls are slow or the site is closed, and none if the site shows nothing
 * without a sign-in (R8).
 *
 * @param calls by page address, as in `headers.json`
 * @throws if `headers.json` names a call that the contract does not have
 */
export function firstAnswersOf(
  { situations, settings }: Pick<World, 'situations' | 'settings'>,
  handlers: ApiHandlers,
  calls: HostHeaders['firstAnswers'],
): FirstAnswers {
  const known = publicCalls(handlers);
  return async (request) => {
    const situation = situations.of(undefined);
    const isClosed = situation.maintenance || situation.regionBlocked;
    const isSlow = situation.delayMilliseconds > 0;
    if (isClosed || isSlow || settings.current.loginedToHomePage === 1) return undefined;
    putCall(request, { situation, signedIn: undefined, from: networkOf(request.ip) });
    const answers: Record<string, unknown> = {};
    await Promise.all(
      firstCallsAt(calls, request.path).map(async (call) => {
        answers[call] = await ask(known, call, request);
      }),
    );
    return answers;
  };
}

/** The answer to a call; undefined if refused, as for a removed promotion. */
async function ask(known: readonly PublicCall[], call: string, req: Request) {
  const { pathname, searchParams } = new URL(call, 'http://portal');
  const found = known.find(({ route }) => paramsOf(route.path, pathname) !== undefined);
  if (!found) throw new Error(`The contract has no public call ${call}.`);
  const { route, handler } = found;
  const schema = 'query' in route ? (route.query as { parse(query: unknown): unknown }) : undefined;
  const query = schema?.parse(Object.fromEntries(searchParams));
  const params = paramsOf(route.path, pathname) ?? {};
  try {
    const { status, body } = await handler({ req, query, params });
    return validateResponse({ appRoute: route, response: { status, body } }).body;
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** A route's parameters in a path; undefined for another route. */
function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const [names, values] = [template.split('/'), path.split('/')];
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const value = values[index] ?? '';
    if (name.startsWith(':')) params[name.slice(1)] = decodeURIComponent(value);
    else if (name !== value) return undefined;
  }
  return params;
}

type ByDomain<Part> = Readonly<Record<string, Readonly<Record<string, Part>>>>;

/** The calls that need no token and no body. */
function publicCalls(handlers: ApiHandlers): readonly PublicCall[] {
  const routes: ByDomain<AppRoute & { metadata: RouteMetadata }> = contract;
  const byDomain = handlers as unknown as ByDomain<Handler>;
  const found = Object.entries(routes).flatMap(([domain, calls]) =>
    Object.entries(calls).flatMap(([name, route]) => {
      const handler = byDomain[domain]?.[name];
      const isPublic = route.method === 'GET' && route.metadata.auth === 'none';
      return isPublic && handler ? [{ route, handler }] : [];
    }),
  );
  // `/games/hot` is not a game with the id 'hot'.
  return found.toSorted(
    (a, b) => Number(a.route.path.includes(':')) - Number(b.route.path.includes(':')),
  );
}
