import { randomUUID } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod/v4';
import type { RouteMetadata } from '#contract/call.ts';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import type { FieldError, ServerErrorCode } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { ONCE_HEADER, oncePattern } from '#contract/once.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import { CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '#contract/version.ts';

/** A refusal with a code of the catalogue. */
export class Refused extends Error {
  readonly code: ServerErrorCode;
  readonly fields: readonly FieldError[];

  constructor(code: ServerErrorCode, fields: readonly FieldError[] = []) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

type Values = Readonly<Record<string, unknown>>;

/** A call whose parts fit the contract, and who makes it. */
export interface Call {
  readonly body: Values;
  readonly query: Values;
  readonly params: Values;
  readonly account: string | undefined;
  readonly token: string | undefined;
}

/** What each call that is built answers with. */
export type Handlers = Readonly<Record<string, (call: Call) => unknown>>;

interface Parts {
  readonly handlers: Handlers;
  readonly accountOf: (token: string) => string | undefined;
  readonly unseal: (body: unknown) => Promise<unknown>;
}

type Part = 'body' | 'query' | 'pathParams';
interface Route extends Readonly<Partial<Record<Part, z.ZodType>>> {
  readonly method: string;
  readonly path: string;
  readonly metadata: RouteMetadata;
}

const routes = Object.entries(contract).flatMap(([domain, calls]) =>
  Object.entries(calls as unknown as Record<string, Route>).map(
    ([name, route]) => [`${domain}.${name}`, route] as const,
  ),
);

/** An app that serves these calls, and answers all others as not found. */
export function backEnd({ handlers, accountOf, unseal }: Parts): Express {
  const app = express().disable('x-powered-by').disable('etag');
  const once = createOnce();
  const built = routes.filter(([name]) => name in handlers);
  const callerOf = (request: Request, { auth }: RouteMetadata) => {
    const [scheme, given = ''] = (request.get('authorization') ?? '').split(' ');
    const token = scheme === 'Bearer' && given !== '' ? given : undefined;
    const account = token === undefined ? undefined : accountOf(token);
    if (auth !== 'none' && !token) throw new Refused('token_missing');
    if (auth !== 'none' && !account) throw new Refused('token_invalid');
    return { token, account };
  };

  app.use((_request, response, next) => {
    response.set({
      [REQUEST_ID_HEADER]: randomUUID(),
      [CONTRACT_VERSION_HEADER]: CONTRACT_VERSION,
      [SETTINGS_REVISION_HEADER]: '1',
      'Cache-Control': 'no-store',
    });
    next();
  });
  for (const [name, route] of built) {
    const { metadata } = route;
    const path = API_PREFIX + route.path;
    // Who calls is checked before the body is read.
    const admit = (request: Request, _response: Response, next: () => void) => {
      callerOf(request, metadata);
      next();
    };
    const answer = async (request: Request, response: Response) => {
      const sent: unknown = metadata.sealed ? await unseal(request.body) : request.body;
      const call = {
        ...callerOf(request, metadata),
        params: parse(route.pathParams, request.params),
        query: parse(route.query, request.query),
        body: parse(route.body, sent),
      };
      const act = async () => handlers[name]?.(call);
      const key = request.get(ONCE_HEADER) ?? '';
      const value = await (metadata.once ? once(key, name, call, act) : act());
      response.json({ success: true, value });
    };
    const method = route.method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    app[method](path, admit, express.json({ limit: '100kb' }), answer);
  }
  for (const [path, known] of Map.groupBy(built, ([, route]) => API_PREFIX + route.path)) {
    const methods = known.map(([, { method }]) => method);
    app.all(path, (_request, response) => {
      response.set('Allow', methods.join(', ').replace('GET', 'GET, HEAD'));
      refuse(response, new Refused('not_found'), 405);
    });
  }
  app.use(() => {
    throw new Refused('not_found');
  });
  app.use((error: unknown, _request: Request, response: Response, _next: () => void) => {
    refuse(response, refusalOf(error));
  });
  return app;
}

/** What a schema makes of a value; every field that does not fit is named. */
function parse(schema: z.ZodType | undefined, value: unknown): Values {
  const { data, error } = (schema ?? z.unknown().transform(() => ({}))).safeParse(value);
  if (!error) return data as Values;
  const fields = error.issues.flatMap((issue) => {
    const unexpected = issue.code === 'unrecognized_keys';
    const rule = unexpected ? ('unexpected' as const) : ('type' as const);
    const keys = unexpected ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    return keys.map((path) => ({ field: path.map(String).join('.'), rule }));
  });
  throw new Refused('validation_failed', fields);
}

/** The same key gets the first answer; another action with it is refused. */
function createOnce() {
  const known = new Map<string, { readonly content: string; readonly answer: Promise<unknown> }>();
  return async (key: string, name: string, call: Call, act: () => Promise<unknown>) => {
    if (!oncePattern.test(key)) throw new Refused('bad_request');
    const content = JSON.stringify([name, call.account, call.params, call.body]);
    const before = known.get(key);
    if (before && before.content !== content) throw new Refused('idempotency_conflict');
    // Kept before it is there, so that a twin waits for it. A refusal is an answer too.
    const answer = before?.answer ?? act();
    known.set(key, { content, answer });
    return await answer;
  };
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const status = z.object({ status: z.number() }).safeParse(error).data?.status;
  if (status === undefined) process.stderr.write(`${String(error)}\n`);
  if (status === 413) return new Refused('payload_too_large');
  return new Refused(status === undefined ? 'internal_error' : 'bad_request');
}

function refuse(response: Response, { code, fields }: Refused, status?: number): void {
  const message = `Refused: ${code.replaceAll('_', ' ')}.`;
  const body = { success: false, code, message, ...(fields.length > 0 && { fields }) };
  response.status(status ?? errorCatalogue[code].status).json(body);
}
