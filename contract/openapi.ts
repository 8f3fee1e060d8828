import type { AppRoute, AppRouter } from '@ts-rest/core';
import { z } from 'zod/v4';
import { bodyTypeOf, type RouteMetadata } from './call.ts';
import { EVENT_STREAM_TYPE } from './entities/live-types.ts';
import { failure } from './envelope.ts';
import { type ServerErrorCode, serverErrorCodes } from './errors.ts';
import { ONCE_HEADER, ONCE_KEPT_HOURS, oncePattern } from './once.ts';
import { exampleOf } from './openapi-examples.ts';
import { type Json, SchemaWriter } from './openapi-schemas.ts';
import { API_PREFIX } from './prefix.ts';
import { REQUEST_ID_HEADER, requestIdPattern } from './request-id.ts';
import { SEALING_ALGORITHM, SEALING_ENCRYPTION, sealedBodySchema } from './sealed.ts';
import { UNATTENDED_HEADER } from './unattended.ts';

/** An OpenAPI 3.1 description, as far as this contract needs one. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly jsonSchemaDialect: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly headers: Json;
    readonly securitySchemes: Json;
  };
}

const SECURITY_SCHEME = 'session';
const ANSWER_TYPE = 'application/json';

/** The form of every failure; an operation narrows its code to those that it can answer with. */
const anyFailure = failure(serverErrorCodes as [ServerErrorCode, ...ServerErrorCode[]]).meta({
  id: 'Failure',
});

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

/** What the calls of each domain are about. */
const subjects: Readonly<Record<string, string>> = {
  site: 'What the site offers, whether it is open, and its addresses.',
  account: 'Registration, signing in and out, passwords, and who is signed in.',
  sms: 'Codes by SMS that the server sends itself.',
  games: 'Games, vendors, favourites and the launch.',
  lottery: 'Lotteries: menus, draws, the launch of the lobby, and bets.',
  wallet: "A member's money.",
  live: 'What changes while a page is open.',
  content: 'Notices and announcements.',
  help: 'What people can read before they ask.',
  messages: 'Messages of the platform to the signed-in person.',
  promotions: 'Promotions, and how members take part.',
  boards: 'Who has won, and who leads in missions.',
  pvp: 'Rooms in which players play against each other.',
  records: 'The betting record and the account record.',
  security: 'What protects the account, who is signed in to it, and what happened to it.',
};

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

/** What travels of a sealed call: a text whose content the document describes by its name. */
function sealedBody(writer: SchemaWriter, plain: Json): Json {
  return {
    ...writer.write(sealedBodySchema, 'input'),
    properties: {
      sealed: {
        description: `A compact JWE, ${SEALING_ALGORITHM} with ${SEALING_ENCRYPTION}, to the key of account.sealingKey.`,
        contentMediaType: 'application/jose',
        contentSchema: {
          type: 'object',
          properties: {
            nonce: { type: 'string', description: 'The nonce of account.sealingKey.' },
            body: plain,
          },
          required: ['nonce', 'body'],
        },
      },
    },
  };
}

function requestBodyOf(writer: SchemaWriter, route: AppRoute, sealed: boolean): Json | undefined {
  const schema: unknown = 'body' in route ? route.body : undefined;
  if (!isSchema(schema)) return undefined;
  const plain = writer.write(schema, 'input');
  return {
    required: true,
    ...(sealed ? { description: 'Sealed: the example shows what is inside of it.' } : {}),
    content: {
      [bodyTypeOf(route)]: sealed
        ? {
            schema: sealedBody(writer, plain),
            example: { sealed: 'eyJhbGciOiJFQ0RILUVTIn0..nonce.text.tag' },
            'x-sealed-example': exampleOf(schema),
          }
        : { schema: plain, example: exampleOf(schema) },
    },
  };
}

/** A failure shares its form with all others; a success has a schema of its own. */
function answerSchema(writer: SchemaWriter, status: number, schema: z.ZodType): Json {
  if (status < 400) return writer.write(schema, 'output');
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output' });
  return {
    allOf: [writer.write(anyFailure, 'output'), { properties: { code: properties['code'] } }],
  };
}

/** Of a failure what is always there: the rest belongs to some codes alone. */
function answerExample(status: number, schema: z.ZodType): unknown {
  const example = exampleOf(schema);
  if (status < 400) return example;
  const { code } = z.object({ code: z.string() }).parse(example);
  return { success: false, code, message: reasons[status] ?? 'Refused' };
}

/** A stream of events: the schema is that of the data of each one. */
function streamOf(writer: SchemaWriter, status: number, route: AppRoute): Json {
  const { events } = route.metadata as RouteMetadata;
  if (status !== 200 || events === undefined) return {};
  return {
    [EVENT_STREAM_TYPE]: {
      schema: {
        type: 'string',
        contentMediaType: ANSWER_TYPE,
        contentSchema: writer.write(events, 'output'),
      },
      example: `event: changed\ndata: ${JSON.stringify(exampleOf(events))}\n\n`,
    },
  };
}

function responsesOf(writer: SchemaWriter, route: AppRoute): Json {
  return Object.fromEntries(
    Object.entries(route.responses).map(([status, schema]) => [
      status,
      {
        description: reasons[Number(status)] ?? 'Answer',
        headers: { [REQUEST_ID_HEADER]: { $ref: '#/components/headers/RequestId' } },
        ...(isSchema(schema)
          ? {
              content: {
                [ANSWER_TYPE]: {
                  schema: answerSchema(writer, Number(status), schema),
                  example: answerExample(Number(status), schema),
                },
                ...streamOf(writer, Number(status), route),
              },
            }
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
    tags: [...tags].map((name) => ({ name, description: subjects[name] ?? `Calls of ${name}.` })),
    paths,
    components: {
      schemas: Object.fromEntries(writer.named),
      headers: {
        RequestId: {
          description: "The id by which the server's log names this request.",
          schema: { type: 'string', pattern: requestIdPattern.source },
        },
      },
      securitySchemes: {
        [SECURITY_SCHEME]: {
          type: 'http',
          scheme: 'bearer',
          description: `The token of a login. A call with the header ${UNATTENDED_HEADER}: 1 does not keep the session alive.`,
        },
      },
    },
  };
}
