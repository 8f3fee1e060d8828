import type { AppRoute, ClientInferRequest, ClientInferResponses } from '@ts-rest/core';
import type { Outcome } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';
import { routeOf } from './manifest-route.ts';
import { mapRoutes } from './routes.ts';
import { type SendOptions, send, type Transport } from './send.ts';

type TransportKeys =
  | 'extraHeaders'
  | 'fetchOptions'
  | 'overrideClientOptions'
  | 'cache'
  | 'headers';

type Parts<Route extends AppRoute> = Omit<ClientInferRequest<Route>, TransportKeys>;

type Arguments<Request, Once extends boolean> = Once extends true
  ? [request: Request, options: OnceCallOptions]
  : // oxlint-disable-next-line typescript/no-generated-empty-object-type -- asks whether all may be left out
    Record<never, never> extends Request
    ? [request?: Request, options?: CallOptions]
    : [request: Request, options?: CallOptions];

/** Whether a route counts once, by its metadata. */
type IsOnce<Route> = Route extends { readonly metadata: { readonly once: true } } ? true : false;

/** Options of a call besides its request. */
interface CallOptions {
  readonly signal?: AbortSignal;
  /** Instead of the session's token: one that ended here, but not on the server yet (A19). */
  readonly token?: string;
  /** For a large body with visible progress. */
  readonly transport?: Transport;
}

/** Options of a call that counts once. */
export interface OnceCallOptions extends CallOptions {
  /** The idempotency key; `web/shared/submission` makes one for each press. */
  readonly key: string;
}

/** The reads of a domain: its GET calls. */
export type ReadName<Domain extends keyof Contract> = {
  [Name in keyof Contract[Domain]]: Contract[Domain][Name] extends { readonly method: 'GET' }
    ? Name
    : never;
}[keyof Contract[Domain]];

/** The request of a read; optional if all its parts are. */
export type ReadRequest<Route extends AppRoute> =
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- asks whether all may be left out
  Record<never, never> extends Parts<Route> ? [request?: Parts<Route>] : [request: Parts<Route>];

/** The calls of a domain that count once. */
type OnceCallsOf<Domain extends keyof Contract> = {
  [Name in keyof Contract[Domain]]: IsOnce<Contract[Domain][Name]> extends true
    ? `${Domain}.${Extract<Name, string>}`
    : never;
}[keyof Contract[Domain]];

/** The calls that count once, by domain and name: `withdrawals.create`. */
export type OnceCallName = { [Domain in keyof Contract]: OnceCallsOf<Domain> }[keyof Contract];

/** The value inside the success envelope of a route. */
export type ValueOf<Route extends AppRoute> = ClientInferResponses<Route, 200>['body'] extends {
  value: infer Value;
}
  ? Value
  : never;

/** One call: it resolves to the value or a refusal, and only rejects when aborted. */
type Call<Route extends AppRoute> = (
  ...args: Arguments<Parts<Route>, IsOnce<Route>>
) => Promise<Outcome<ValueOf<Route>>>;

/** The contract as functions: `api.games.list({ query })`. */
export type ApiClient = {
  readonly [Domain in keyof Contract]: {
    readonly [Name in keyof Contract[Domain]]: Contract[Domain][Name] extends AppRoute
      ? Call<Contract[Domain][Name]>
      : never;
  };
};

/** Makes the client of all routes from the build's manifest. */
export function createApiClient(options: SendOptions): ApiClient {
  return mapRoutes(
    (domain, name, text) =>
      (request: object = {}, call: Partial<OnceCallOptions> = {}) =>
        send(
          { name: `${domain}.${name}`, route: routeOf(domain, name, text), request, ...call },
          options,
        ),
  ) as unknown as ApiClient;
}
