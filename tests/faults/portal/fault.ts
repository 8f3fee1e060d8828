import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { ServerErrorCode } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import type { ValueOf } from '#tests/contract/behaviour/probe.ts';
import type { CallName } from '#tests/contract/good-requests/index.ts';
import { routeNamed, routesOf } from '#tests/contract/kit/routes.ts';

const routes = routesOf(contract);

/** A request on its way to the portal. */
export interface Passing {
  readonly method: string;
  /** Below the address of the API, without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  /** The other headers, by names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An answer on its way back. */
export interface Given {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly text: string;
}

/** The answer to a request, changed. */
interface Changed {
  readonly passing: Passing;
  readonly change: (given: Given) => Given | Promise<Given>;
}

/**
 * What a fault makes of a request: another one, an answer that was given before, a value, an answer
 * without asking, or a change of the answer.
 */
export type Fault = (
  passing: Passing,
) =>
  | Passing
  | { readonly repeat: string }
  | { readonly value: unknown }
  | { readonly given: Given }
  | Changed;

/** A fault of a whole back end, with what has to find it. */
export interface PortalFault {
  readonly name: string;
  /** The behaviour or the check that has to find it. */
  readonly foundBy: string;
  /** The calls that a check is made of; left out for a behaviour. */
  readonly calls?: readonly CallName[];
  /** What the kit has to say about it. */
  readonly says: RegExp;
  /** Created for each try. */
  readonly make: () => Fault;
}

/** Whether a request is to this address. */
export const isCall = ({ method, path }: Passing, wanted: string, address: string | RegExp) =>
  method === wanted && (typeof address === 'string' ? path === address : address.test(path));

/** The same request to another call, whose answer has the same form. */
export const instead = (passing: Passing, path: string): Passing => ({
  ...passing,
  method: 'GET',
  path,
  query: new URLSearchParams(),
  body: undefined,
});

/** The request with other words in its query; undefined leaves one out. */
export function withQuery(
  passing: Passing,
  words: Readonly<Record<string, string | undefined>>,
): Passing {
  const query = new URLSearchParams(passing.query);
  for (const [name, value] of Object.entries(words)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return { ...passing, query };
}

/** Leaves words of a query out of account. */
export const ignores =
  (path: string, ...names: readonly string[]) =>
  (): Fault =>
  (passing) =>
    isCall(passing, 'GET', path)
      ? withQuery(passing, Object.fromEntries(names.map((name) => [name, undefined])))
      : passing;

/** Answers as another call would. */
export const answersInstead =
  (method: string, path: string | RegExp, other: string) => (): Fault => (passing) =>
    isCall(passing, method, path) ? instead(passing, other) : passing;

/** Every caller gets what the first one got. */
export const repeats = (method: string, path: string | RegExp) => (): Fault => (passing) =>
  isCall(passing, method, path) ? { repeat: `${method} ${String(path)}` } : passing;

/** Below a path, every caller is taken for the first one. */
export const takesForFirst = (path: string) => (): Fault => {
  let first: string | undefined;
  return (passing) => {
    if (!passing.path.startsWith(path)) return passing;
    first ??= passing.authorization;
    return { ...passing, authorization: first };
  };
};

/** Changes every answer to an address, whatever it is. */
export const changesAnswer =
  (method: string, path: string | RegExp, change: (given: Given) => Given | Promise<Given>) =>
  (): Fault =>
  (passing) =>
    isCall(passing, method, path) ? { passing, change } : passing;

/** Whether a request is one of this call. */
const isOf = (passing: Passing, call: CallName): boolean => {
  const { method, path } = routeNamed(routes, call);
  const pattern = new RegExp(`^${path.replaceAll(/:\w+/gu, '[^/]+')}$`, 'u');
  return isCall(passing, method, pattern);
};

/** The same good answer with another value. */
export function withValue(given: Given, change: (value: unknown) => unknown): Given {
  if (given.status !== 200) return given;
  const { value } = JSON.parse(given.text) as { value: unknown };
  return { ...given, text: JSON.stringify({ success: true, value: change(value) }) };
}

/** Changes the value of every good answer of a call. */
export const changesValue =
  <Name extends CallName>(call: Name, change: (value: ValueOf<Name>) => unknown) =>
  (): Fault =>
  (passing) =>
    isOf(passing, call)
      ? { passing, change: (given) => withValue(given, (value) => change(value as ValueOf<Name>)) }
      : passing;

/** A row of a list. */
export type Row = Readonly<Record<string, unknown>>;

/** The same page of a list with other rows. */
export const withRows = (
  given: Given,
  field: string,
  change: (rows: readonly Row[]) => readonly Row[],
): Given =>
  withValue(given, (value) => {
    const fields = value as Readonly<Record<string, readonly Row[]>>;
    return { ...fields, [field]: change(fields[field] ?? []) };
  });

/** Grants whatever is asked, with nothing in the answer. */
export const grants = (method: string, path: string | RegExp) => (): Fault => (passing) =>
  isCall(passing, method, path) ? { value: {} } : passing;

/** Refuses whatever is asked for this reason. */
export const refuses = (
  method: string,
  path: string | RegExp,
  code: ServerErrorCode,
): (() => Fault) =>
  changesAnswer(method, path, (given) => ({
    ...given,
    status: errorCatalogue[code].status,
    text: JSON.stringify({ success: false, code, message: 'This is not possible now.' }),
  }));

/** A refusal as it travels. */
interface Failure {
  readonly code: string;
  readonly message: string;
  readonly fields?: unknown;
}

/** Changes every refusal at an address. */
export const changesRefusal = (
  method: string,
  path: string | RegExp,
  change: (given: Given, failure: Failure) => Given,
): (() => Fault) =>
  changesAnswer(method, path, (given) =>
    given.status < 400 ? given : change(given, JSON.parse(given.text) as Failure),
  );

/** A refusal with other words in it. */
export const saying = (given: Given, failure: object, words: object): Given => ({
  ...given,
  text: JSON.stringify({ ...failure, ...words }),
});

/** The same answer with more headers. */
export const withHeaders = (given: Given, headers: Given['headers']): Given => ({
  ...given,
  headers: { ...given.headers, ...headers },
});

/** The request with a header that it has in another way, or not at all. */
export const withHeader = (passing: Passing, name: string, value?: string): Passing => {
  const { [name]: _, ...others } = passing.headers;
  return { ...passing, headers: value === undefined ? others : { ...others, [name]: value } };
};
