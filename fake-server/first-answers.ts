import { type AppRoute, validateResponse } from '@ts-rest/core';
import type { Request } from 'express';
import type { RouteMetadata } from '#contract/call.ts';
import type { HostHeaders } from '#contract/hosting.ts';
import { contract } from '#contract/index.ts';
import type { ApiHandlers } from './api.ts';
import { putCall } from './http/call.ts';
import { networkOf } from './http/request-limits.ts';
import type { FirstAnswers } from './http/web-files.ts';
import type { World } from './world/world.ts';

type Handler = (call: {
  readonly req: Request;
  readonly query: unknown;
}) => Promise<{ readonly status: number; readonly body: object }>;

/** A public call with its handler. */
interface PublicCall {
  readonly route: AppRoute;
  readonly handler: Handler;
}

/**
 * The answers that stand in a page: those of the API's own handlers, for a visitor without a token.
 * There are none while calls are slow or the site is closed, and none where the site shows nothing
 * without a sign-in (R8).
 *
 * @param calls by the address of the page, as `headers.json` has them
 * @throws when `headers.json` names a call that the contract does not have
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
    const wanted = calls[request.path] ?? calls['*'] ?? [];
    const answers = await Promise.all(
      wanted.map(async (call) => [call, await ask(known, call, request)] as const),
    );
    return answers.length === 0 ? undefined : Object.fromEntries(answers);
  };
}

async function ask(known: ReadonlyMap<string, PublicCall>, call: string, req: Request) {
  const { pathname, searchParams } = new URL(call, 'http://portal');
  const found = known.get(pathname);
  if (!found) throw new Error(`The contract has no public call ${call}.`);
  const { route, handler } = found;
  const schema = 'query' in route ? (route.query as { parse(query: unknown): unknown }) : undefined;
  const query = schema?.parse(Object.fromEntries(searchParams));
  const { status, body } = await handler({ req, query });
  return validateResponse({ appRoute: route, response: { status, body } }).body;
}

type ByDomain<Part> = Readonly<Record<string, Readonly<Record<string, Part>>>>;

/** The calls without a token, a parameter or a body, by path. */
function publicCalls(handlers: ApiHandlers): ReadonlyMap<string, PublicCall> {
  const routes: ByDomain<AppRoute & { metadata: RouteMetadata }> = contract;
  const byDomain = handlers as unknown as ByDomain<Handler>;
  return new Map(
    Object.entries(routes).flatMap(([domain, calls]) =>
      Object.entries(calls).flatMap(([name, route]) => {
        const handler = byDomain[domain]?.[name];
        const isPublic = route.method === 'GET' && route.metadata.auth === 'none';
        return isPublic && handler ? [[route.path, { route, handler }] as const] : [];
      }),
    ),
  );
}
