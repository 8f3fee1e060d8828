import { manifest } from 'virtual:contract-manifest';
import { expect, it } from 'vitest';
import type { z } from 'zod/v4';
import { bodyTypeOf, FORM_TYPE, type RouteMetadata } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import { answerShapeOf } from '#tools/vite/answer-shape-of.ts';
import { routeOf } from '#web/api/manifest-route.ts';
import { type ReadRow, reads } from '#web/api/reads.ts';

type Domains<One> = Readonly<Record<string, Readonly<Record<string, One>>>>;

interface Route {
  readonly method: string;
  readonly path: string;
  readonly metadata: RouteMetadata;
  readonly responses: Readonly<Record<number, z.ZodType>>;
}

const rows: Domains<ReadRow> = reads;

/** What is made of each route, under the name of its call. */
function byCall<One, Made>(
  domains: Domains<One>,
  make: (route: One, domain: string, name: string) => Made,
): Readonly<Record<string, Made>> {
  return Object.fromEntries(
    Object.entries(domains).flatMap(([domain, routes]) =>
      Object.entries(routes).map(([name, route]) => [
        `${domain}.${name}`,
        make(route, domain, name),
      ]),
    ),
  );
}

it('the client has the contract’s metadata of every route (T1)', () => {
  const read = byCall<string, unknown>(manifest, (text, domain, name) =>
    routeOf(domain, name, text),
  );
  const said = byCall<Route, unknown>(contract, (route, domain, name) => ({
    method: route.method,
    path: route.path,
    isPublic: route.metadata.auth === 'none',
    isSealed: route.metadata.sealed,
    isForm: bodyTypeOf(route) === FORM_TYPE,
    isOnce: route.metadata.once,
    isReadOnly: route.method === 'GET' || route.metadata.readOnly,
    answerShape: route.method === 'GET' ? answerShapeOf(route.responses[200]) : '',
    readRow: rows[domain]?.[name] ?? [],
  }));
  expect(Object.keys(said).length).toBeGreaterThan(100);
  expect(read).toEqual(said);
});
