import type { AppRoute, AppRouter } from '@ts-rest/core';
import { z } from 'zod/v4';
import { bodyTypeOf, type RouteMetadata } from './call.ts';
import { ONCE_HEADER, ONCE_KEPT_HOURS, oncePattern } from './once.ts';
import { API_PREFIX } from './prefix.ts';
import { sealedBodySchema } from './sealed.ts';

type Json = Readonly<Record<string, unknown>>;

/** An OpenAPI 3.1 description, as far as this contract needs one. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly jsonSchemaDialect: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly securitySchemes: Json;
  };
}

const SECURITY_SCHEME = 'session';
const ANSWER_TYPE = 'application/json';

const reasons: Readonly<Record<number, string>> = {
  200: 'Success',
  400: 'Malformed, or a field is wrong',
  401: 'No token, or one that does not count',
  403: 'Not for this caller',
  404: 'Unknown',
  409: 'In conflict with what is there',
  413: 'Too large',
  422: 'Understood, and refused',
  429: 'Too often',
  500: 'The server broke',
  502: 'A third party failed',
  503: 'Closed for now',
};

/** Writes schemas as JSON Schema and collects the named ones once for the whole document. */
class SchemaWriter {
  readonly named = new Map<string, unknown>();

  write(schema: z.ZodType, io: 'input' | 'output'): Json {
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const { $schema: _dialect, $defs: definitions = {}, ...rest } = written;
    // What a client may send and what it gets differ where there are defaults.
    const suffix = (name: string) =>
      this.differs(name, definitions[name]) ? `${name}_${io}` : name;
    const names = new Map(Object.keys(definitions).map((name) => [name, suffix(name)]));
    for (const [name, definition] of Object.entries(definitions)) {
      this.named.set(names.get(name) ?? name, relinked(definition, names));
    }
    return relinked(rest, names) as Json;
  }

  private differs(name: string, definition: unknown): boolean {
    const known = this.named.get(name);
    return (
      known !== undefined &&
      JSON.stringify(known) !== JSON.stringify(relinked(definition, new Map()))
    );
  }
}

/** The same schema with its references pointing to the document's components. */
function relinked(node: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(node)) return node.map((entry) => relinked(entry, names));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (key !== '$ref' || typeof value !== 'string') return [key, relinked(value, names)];
      const name = value.replace('#/$defs/', '');
      return [key, `#/components/schemas/${names.get(name) ?? name}`];
    }),
  );
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

const isRoute = (entry: AppRoute | AppRouter): entry is AppRoute =>
  typeof entry['method'] === 'string' && typeof entry['path'] === 'string';

function routesOf(router: AppRouter, names: readonly string[] = []): [string[], AppRoute][] {
  return Object.entries(router).flatMap(([name, entry]) =>
    isRoute(entry) ? [[[...names, name], entry]] : routesOf(entry, [...names, name]),
  );
}

function parametersOf(writer: SchemaWriter, where: 'path' | 'query', schema: unknown): Json[] {
  if (!isSchema(schema)) return [];
  const { properties = {}, required = [] } = writer.write(schema, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}

/** What travels: a sealed body hides the real one, which the document describes beside it. */
function requestBodyOf(writer: SchemaWriter, route: AppRoute, sealed: boolean): Json | undefined {
  const schema: unknown = 'body' in route ? route.body : undefined;
  if (!isSchema(schema)) return undefined;
  const plain = writer.write(schema, 'input');
  const wire = sealed ? writer.write(sealedBodySchema, 'input') : plain;
  return {
    required: true,
    ...(sealed ? { description: 'Sealed: a compact JWE of the body under `x-sealed-body`.' } : {}),
    content: {
      [bodyTypeOf(route)]: { schema: wire, ...(sealed ? { 'x-sealed-body': plain } : {}) },
    },
  };
}

function responsesOf(writer: SchemaWriter, route: AppRoute): Json {
  return Object.fromEntries(
    Object.entries(route.responses).map(([status, schema]) => [
      status,
      {
        description: reasons[Number(status)] ?? 'Answer',
        ...(isSchema(schema)
          ? { content: { [ANSWER_TYPE]: { schema: writer.write(schema, 'output') } } }
          : {}),
      },
    ]),
  );
}

/** The key of an action that counts once. */
const onceParameter: Json = {
  name: ONCE_HEADER,
  in: 'header',
  required: true,
  description: `Made by the caller for each action, and kept for ${ONCE_KEPT_HOURS} hours: sent again with the same key, the action is answered with what it brought, and applied no second time.`,
  schema: { type: 'string', pattern: oncePattern.source },
};

function operationOf(writer: SchemaWriter, names: readonly string[], route: AppRoute): Json {
  const { auth, sealed, whenClosed, whenPasswordOwed, once, codes } =
    route.metadata as RouteMetadata;
  const requestBody = requestBodyOf(writer, route, sealed);
  return {
    operationId: names.join('.'),
    tags: names.slice(0, 1),
    ...(route.summary === undefined ? {} : { summary: route.summary }),
    security: auth === 'none' ? [] : [{ [SECURITY_SCHEME]: [] }],
    parameters: [
      ...parametersOf(writer, 'path', route.pathParams),
      ...parametersOf(writer, 'query', route.query),
      ...(once ? [onceParameter] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(writer, route),
    'x-auth': auth,
    'x-when-closed': whenClosed,
    'x-when-password-owed': whenPasswordOwed,
    'x-once': once,
    'x-codes': codes,
  };
}

/**
 * Describes a contract in OpenAPI 3.1 (T5): every call with its parameters, body, answers by
 * status, whether it needs a token, and the failure codes it can give (`x-codes`).
 */
export function openApiDocument(contract: AppRouter): OpenApiDocument {
  const writer = new SchemaWriter();
  const routes = routesOf(contract);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [names, route] of routes) {
    const path = route.path.replaceAll(/:([A-Za-z]+)/gu, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(writer, names, route),
    };
  }
  const tags = new Set(routes.map(([[domain = '']]) => domain));
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Player portal',
      version: '1',
      description:
        'Every success is `{ success: true, value }`, every failure `{ success: false, code, message }`. Amounts are hundredths of the currency unit; times are ISO 8601 in UTC.',
    },
    servers: [{ url: API_PREFIX }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(writer.named),
      securitySchemes: {
        [SECURITY_SCHEME]: { type: 'http', scheme: 'bearer', description: 'The token of a login.' },
      },
    },
  };
}
