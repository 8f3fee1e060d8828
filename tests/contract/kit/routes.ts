import type { AppRoute, AppRouter } from '@ts-rest/core';
import { z } from 'zod/v4';
import { budgetNames } from '#contract/budgets.ts';
import { auths, bodyTypeOf, type RouteMetadata } from '#contract/call.ts';
import { playActs } from '#contract/entities/play-limit-types.ts';
import { serverErrorCodes } from '#contract/errors.ts';

/** A call as the kit sees it: the contract's data, without types. */
export interface KitRoute {
  /** Domain and name: 'account.login'. */
  readonly name: string;
  readonly method: string;
  /** Below the address of the API: '/games/node/:nodeId'. */
  readonly path: string;
  readonly params: z.ZodType | undefined;
  readonly query: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
  /** How the body travels: as JSON, or as a form. */
  readonly bodyType: ReturnType<typeof bodyTypeOf>;
  readonly responses: ReadonlyMap<number, z.ZodType>;
  readonly metadata: RouteMetadata;
}

/** Parts of a request that a schema describes. */
export const requestParts = ['params', 'query', 'body'] as const;
export type RequestPart = (typeof requestParts)[number];

const metadataSchema = z.object({
  auth: z.enum(auths),
  sealed: z.boolean(),
  whenClosed: z.boolean(),
  whenPasswordOwed: z.boolean(),
  once: z.boolean(),
  reauthentication: z.boolean(),
  readOnly: z.boolean(),
  play: z.enum(playActs),
  carriesPassword: z.boolean(),
  budgets: z.array(z.enum(budgetNames)),
  bodyBytes: z.int().optional(),
  codes: z.array(z.enum(serverErrorCodes)),
});

const isRoute = (entry: AppRoute | AppRouter): entry is AppRoute =>
  typeof entry['method'] === 'string' && typeof entry['path'] === 'string';

const schemaOrNothing = (schema: unknown): z.ZodType | undefined =>
  schema instanceof z.ZodType ? schema : undefined;

/** A path cannot carry '.' and '..': addresses take them for steps, however they are written. */
const isStep = (value: unknown) => value === '.' || value === '..';

const inPath = (schema: z.ZodType | undefined): z.ZodType | undefined =>
  schema?.refine((params) => !Object.values(params ?? {}).some(isStep));

function kitRoute(name: string, route: AppRoute): KitRoute {
  const responses = Object.entries(route.responses).map(([status, schema]) => {
    if (!(schema instanceof z.ZodType)) throw new Error(`${name}: ${status} has no schema.`);
    return [Number(status), schema] as const;
  });
  return {
    name,
    method: route.method,
    path: route.path,
    params: inPath(schemaOrNothing(route.pathParams)),
    query: schemaOrNothing(route.query),
    body: 'body' in route ? schemaOrNothing(route.body) : undefined,
    bodyType: bodyTypeOf(route),
    responses: new Map(responses),
    metadata: metadataSchema.parse(route.metadata),
  };
}

/** Every call of a contract, however its routers are nested. */
export function routesOf(router: AppRouter, prefix = ''): readonly KitRoute[] {
  return Object.entries(router).flatMap(([key, entry]) =>
    isRoute(entry) ? [kitRoute(prefix + key, entry)] : routesOf(entry, `${prefix}${key}.`),
  );
}

/** Finds a route by its name. */
export function routeNamed(routes: readonly KitRoute[], name: string): KitRoute {
  const route = routes.find((each) => each.name === name);
  if (!route) throw new Error(`The contract has no call ${name}.`);
  return route;
}
