import type { AppRoute, AppRouter } from '@ts-rest/core';
import { BACKGROUND_HEADER } from './background.ts';
import { bodyTypeOf, type RouteMetadata } from './call.ts';
import { subjects } from './index.ts';
import { ONCE_HEADER, ONCE_KEPT_HOURS, oncePattern } from './once.ts';
import { AnswerWriter } from './openapi-answers.ts';
import { exampleOf } from './openapi-examples.ts';
import { isSchema, type Json, SchemaWriter } from './openapi-schemas.ts';
import { API_PREFIX } from './prefix.ts';
import { requestIdPattern } from './request-id.ts';
import { SEALING_ALGORITHM, SEALING_ENCRYPTION, sealedBodySchema } from './sealed.ts';
import { settingsRevisionPattern } from './settings-revision.ts';
import { CONTRACT_VERSION, contractVersionPattern } from './version.ts';

/** An OpenAPI 3.1 description, as far as this contract needs one. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly jsonSchemaDialect: string;
  readonly info: Readonly<Record<'title' | 'version' | 'description', string>> &
    Readonly<
      Record<'contact' | 'license', { readonly name: string; readonly identifier?: string }>
    >;
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Json>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly responses: Readonly<Record<string, Json>>;
    readonly headers: Json;
    readonly securitySchemes: Json;
  };
}

const SECURITY_SCHEME = 'session';

/** The pages of the calls, beside the document. */
const CALL_PAGES = '/openapi/calls';

function subjectOf(domain: string): string {
  const subject = subjects[domain];
  if (subject === undefined) {
    throw new Error(`Say in subjects of contract/index.ts what the calls of ${domain} are about.`);
  }
  return subject;
}

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

/** The wire form of a sealed call: a text whose content the document describes by name. */
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

function requestBodyOf(
  writer: SchemaWriter,
  route: AppRoute,
  sealed: boolean,
  name: string,
): Json | undefined {
  const schema: unknown = 'body' in route ? route.body : undefined;
  if (!isSchema(schema)) return undefined;
  const plain = writer.writeNamed(schema, 'input', `${name}Request`);
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

/** The key of an action that counts once. */
const onceParameter: Json = {
  name: ONCE_HEADER,
  in: 'header',
  required: true,
  description: `Made by the caller for each action, and kept for ${ONCE_KEPT_HOURS} hours: sent again with the same key, the action is answered with what it brought, and applied no second time.`,
  schema: { type: 'string', pattern: oncePattern.source },
};

/** A call as the name of a type: `WithdrawalsCreate`. */
const typeNameOf = (names: readonly string[]) =>
  names.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');

function operationOf(
  writer: SchemaWriter,
  answers: AnswerWriter,
  names: readonly string[],
  route: AppRoute,
): Json {
  const name = typeNameOf(names);
  const { auth, sealed, whenClosed, whenPasswordOwed, once, play, codes } =
    route.metadata as RouteMetadata;
  const requestBody = requestBodyOf(writer, route, sealed, name);
  return {
    operationId: names.join('.'),
    tags: names.slice(0, 1),
    ...(route.summary === undefined ? {} : { summary: route.summary }),
    description: `[Who may call it, what it answers, and where it is used](${CALL_PAGES}/${names.join('.')})`,
    security: auth === 'none' ? [] : [{ [SECURITY_SCHEME]: [] }],
    parameters: [
      ...parametersOf(writer, 'path', route.pathParams),
      ...parametersOf(writer, 'query', route.query),
      ...(once ? [onceParameter] : []),
    ],
    ...(requestBody ? { requestBody } : {}),
    responses: answers.write({ route, name }),
    'x-auth': auth,
    'x-when-closed': whenClosed,
    'x-when-password-owed': whenPasswordOwed,
    'x-once': once,
    'x-play': play,
    'x-codes': codes,
  };
}

/**
 * Describes a contract in OpenAPI 3.1 (T5): every call with its parameters, body, responses by
 * status, whether it needs a token, and its failure codes (`x-codes`).
 */
export function openApiDocument(contract: AppRouter): OpenApiDocument {
  const writer = new SchemaWriter();
  const routes = routesOf(contract);
  const answers = new AnswerWriter(
    writer,
    routes.map(([names, route]) => ({ name: typeNameOf(names), route })),
  );
  const paths: Record<string, Record<string, Json>> = {};
  for (const [names, route] of routes) {
    const path = route.path.replaceAll(/:([A-Za-z]+)/gu, '{$1}');
    paths[path] = {
      ...paths[path],
      [route.method.toLowerCase()]: operationOf(writer, answers, names, route),
    };
  }
  const tags = new Set(routes.map(([[domain = '']]) => domain));
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Player portal',
      version: CONTRACT_VERSION,
      description:
        'Every success is `{ success: true, value }`, every failure `{ success: false, code, message }`. Amounts are hundredths of the currency unit; times are ISO 8601 in UTC. [A page for each call](/openapi/calls) says who may call it, what it answers, and where it is used.',
      contact: { name: 'The team of the player portal' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: API_PREFIX }],
    tags: [...tags].map((name) => ({ name, description: subjectOf(name) })),
    paths,
    components: {
      schemas: Object.fromEntries(writer.schemasById),
      responses: Object.fromEntries(answers.failures),
      headers: {
        RequestId: {
          description: "The id by which the server's log names this request.",
          schema: { type: 'string', pattern: requestIdPattern.source },
        },
        ContractVersion: {
          description: 'The version of the contract that the server keeps, as semver.',
          schema: { type: 'string', pattern: contractVersionPattern.source },
        },
        SettingsRevision: {
          description:
            'Names the settings of the site by which the answer was made. Another value than before: what shows a setting is to be read again.',
          schema: { type: 'string', pattern: settingsRevisionPattern.source },
        },
      },
      securitySchemes: {
        [SECURITY_SCHEME]: {
          type: 'http',
          scheme: 'bearer',
          description: `The token of a login. A call with the header ${BACKGROUND_HEADER}: 1 does not keep the session alive.`,
        },
      },
    },
  };
}
