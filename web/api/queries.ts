import {
  keepPreviousData,
  type Query,
  type QueryFilters,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { AppRoute } from '@ts-rest/core';
import type { Contract } from '#contract/index.ts';
import type { ApiClient, ReadName, ReadRequest, ValueOf } from './client.ts';
import { type Freshness, freshness, type Topic } from './freshness.ts';
import { valueOf } from './refused-read.ts';
import { mapRoutes, routeNamed } from './routes.ts';

type ReadKey = readonly [domain: string, name: string, request: object];

/** A cached read with a value of this type, as `useQuery` takes it. */
export type Read<Value> = ReturnType<typeof readOf<Value>>;

/** The value of a read. */
export type ReadValue<
  Domain extends keyof Contract,
  Name extends ReadName<Domain>,
> = Contract[Domain][Name] extends infer Route
  ? Route extends AppRoute
    ? ValueOf<Route>
    : never
  : never;

/** The reads of the contract, by domain and name, called like the client. */
export type Queries = {
  readonly [Domain in keyof Contract]: {
    readonly [Name in ReadName<Domain>]: Contract[Domain][Name] extends AppRoute
      ? (...request: ReadRequest<Contract[Domain][Name]>) => Read<ValueOf<Contract[Domain][Name]>>
      : never;
  };
};

/**
 * A view's reads through the cache: `useQuery(queries.withdrawals.list({ query: { pageNo } }))`.
 * The key is the request, and `web/api/reads.ts` says how long it stays fresh.
 */
export const queries = mapRoutes(
  (domain, name) =>
    (request: object = {}) =>
      readOf([domain, name, request]),
) as unknown as Queries;

function readOf<Value>(queryKey: ReadKey) {
  const { keepsPrevious, memberScoped: _, ...options } = freshnessOf(queryKey);
  return queryOptions<Value>({
    ...options,
    queryKey,
    ...(keepsPrevious && { placeholderData: keepPreviousData }),
  });
}

/** Fetches the read of a cache key. @throws RefusedRead */
export function readByKey(api: ApiClient, queryKey: QueryKey, signal: AbortSignal) {
  const [domain, name, request] = queryKey as ReadKey;
  const calls = api as unknown as Record<string, Record<string, ApiClient['site']['status']>>;
  const call = calls[domain]?.[name];
  if (!call) throw new Error(`the contract has no call ${domain}.${name}`);
  return valueOf<unknown>(call(request, { signal }));
}

/** The cached reads of a domain, or of one call, with any request. */
export function readsOf<Domain extends keyof Contract>(domain: Domain, name?: ReadName<Domain>) {
  return { queryKey: name === undefined ? [domain] : [domain, name] };
}

/** The cached reads that these topics make stale. */
export function staleBy(...topics: readonly Topic[]) {
  return {
    predicate: ({ queryKey }: Pick<Query, 'queryKey'>) =>
      rowOf(queryKey)
        .slice(1)
        .some((topic) => (topics as readonly string[]).includes(topic)),
  } satisfies QueryFilters;
}

/** Whether a cached read belongs to the signed-in person: it is removed with the session. */
export function isMemberScoped({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  const [domain, name] = queryKey as ReadKey;
  return (
    freshnessOf(queryKey).memberScoped === true || routeNamed(domain, name)?.isPublic === false
  );
}

/** How fresh a read stays, by its row in the table of reads. */
function freshnessOf(queryKey: QueryKey): Freshness {
  const [kind = 'asShown'] = rowOf(queryKey);
  return freshness[kind as keyof typeof freshness];
}

function rowOf(queryKey: QueryKey): readonly string[] {
  const [domain, name] = queryKey as ReadKey;
  return routeNamed(domain, name)?.readRow ?? [];
}
