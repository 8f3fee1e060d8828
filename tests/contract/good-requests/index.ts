import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AppRoute } from '@ts-rest/core';
import type { RouteMetadata } from '#contract/call.ts';
import { type Contract, contract } from '#contract/index.ts';
import { exampleOf } from '#contract/openapi-examples.ts';
import { isSchema } from '#contract/openapi-schemas.ts';
import { loadByDomain } from '#fake-server/kernel/domain-files.ts';
import { NotHere } from '../not-here.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type Elsewhere, type GoodRequest } from './good-request.ts';

/** Name of a call of the contract. */
export type CallName = {
  [Domain in keyof Contract]: `${Domain}.${Extract<keyof Contract[Domain], string>}`;
}[keyof Contract];

type Requests = Readonly<Record<string, GoodRequest | Elsewhere>>;

/** The requests of a domain that differ from the usual one, in its file beside this, if it has one. */
const goodRequests = await loadByDomain<Requests>(
  'Requests',
  async (file): Promise<unknown> =>
    existsSync(join(import.meta.dirname, `${file}.ts`))
      ? import(`../good-requests/${file}.ts`)
      : undefined,
  {},
);

const routes = new Map<string, AppRoute>(
  Object.entries<Readonly<Record<string, AppRoute>>>(contract).flatMap(([domain, calls]) =>
    Object.entries(calls).map(([call, route]) => [`${domain}.${call}`, route] as const),
  ),
);

/** The example of its body in OpenAPI, by a member where it needs one. */
function usualRequest(name: string): GoodRequest {
  const route = routes.get(name);
  const { auth } = (route?.metadata ?? {}) as Partial<RouteMetadata>;
  if (!route || auth === 'agent' || route.path.includes(':')) {
    throw new Error(`Write the good request of ${name} in tests/contract/good-requests.`);
  }
  const body = 'body' in route && isSchema(route.body) ? { body: exampleOf(route.body) } : {};
  return async (portal) => ({ ...(auth !== 'none' && (await asMember(portal))), ...body });
}

/** The good request of a call; or the reason why there is none here. */
export async function goodRequestOf(portal: PortalSubject, name: string) {
  const [domain = '', call = ''] = name.split('.');
  const request = goodRequests[domain]?.[call] ?? usualRequest(name);
  if (typeof request === 'string') return request;
  try {
    return (await request(portal)) ?? 'the people that it needs are unknown';
  } catch (error) {
    if (error instanceof NotHere) return error.message;
    throw error;
  }
}
