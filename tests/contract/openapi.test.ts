import { describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { auths, FORM_TYPE } from '#contract/call.ts';
import { EVENT_STREAM_TYPE } from '#contract/entities/live-types.ts';
import { playActs } from '#contract/entities/play-limit-types.ts';
import { contract } from '#contract/index.ts';
import { ONCE_HEADER } from '#contract/once.ts';
import { REQUEST_ID_HEADER } from '#contract/request-id.ts';
import { SETTINGS_REVISION_HEADER } from '#contract/settings-revision.ts';
import { CONTRACT_VERSION_HEADER } from '#contract/version.ts';
import { builtDocument } from '#tests/support/built-document.ts';
import { type KitRoute, routesOf } from './kit/routes.ts';

const document = await builtDocument();
const routes = routesOf(contract);

/** The parts of OpenAPI 3.1 that the document uses, strictly: a slip in a name is found. */
const schemaObject = z.record(z.string(), z.unknown());
const media = z.strictObject({
  schema: schemaObject,
  example: z.unknown(),
  'x-sealed-example': z.unknown().optional(),
});
const json = z.strictObject({ 'application/json': media });
/** A call that can also be answered with a stream says so beside its usual answer. */
const answered = json.extend({ [EVENT_STREAM_TYPE]: media.optional() });
const form = z.strictObject({
  [FORM_TYPE]: z.strictObject({ schema: schemaObject, example: z.unknown() }),
});
const response = z.strictObject({
  description: z.string().min(1),
  headers: z.strictObject({
    [REQUEST_ID_HEADER]: z.strictObject({ $ref: z.literal('#/components/headers/RequestId') }),
    [CONTRACT_VERSION_HEADER]: z.strictObject({
      $ref: z.literal('#/components/headers/ContractVersion'),
    }),
    [SETTINGS_REVISION_HEADER]: z.strictObject({
      $ref: z.literal('#/components/headers/SettingsRevision'),
    }),
  }),
  content: answered,
});
const failureExample = z.object({ code: z.string() });
const SHARED_RESPONSE = '#/components/responses/';
const operation = z.strictObject({
  operationId: z.string().regex(/^[\w.]+$/u),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  description: z.string().min(1),
  security: z.array(z.strictObject({ session: z.array(z.never()) })).max(1),
  parameters: z.array(
    z.strictObject({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().min(1),
      schema: schemaObject,
    }),
  ),
  requestBody: z
    .strictObject({
      required: z.literal(true),
      description: z.string().optional(),
      content: z.union([json, form]),
    })
    .optional(),
  responses: z.record(
    z.string().regex(/^[1-5]\d\d$/u),
    z.union([response, z.strictObject({ $ref: z.string().startsWith(SHARED_RESPONSE) })]),
  ),
  'x-auth': z.enum(auths),
  'x-when-closed': z.boolean(),
  'x-when-password-owed': z.boolean(),
  'x-once': z.boolean(),
  'x-play': z.enum(playActs),
  'x-codes': z.array(z.string()).min(1),
});
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  jsonSchemaDialect: z.url(),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    contact: z.strictObject({ name: z.string() }),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  servers: z.array(z.strictObject({ url: z.string() })).min(1),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'put', 'post', 'delete', 'patch']), operation),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[\w.-]+$/u), schemaObject),
    responses: z.record(z.string().regex(/^[\w.-]+$/u), response),
    headers: z.strictObject({
      RequestId: schemaObject,
      ContractVersion: schemaObject,
      SettingsRevision: schemaObject,
    }),
    securitySchemes: z.strictObject({ session: schemaObject }),
  }),
});

function operationOf({ path, method }: KitRoute): z.infer<typeof operation> {
  const entry = document.paths[path.replaceAll(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];
  return operation.parse(entry);
}

/** What an operation answers by status, shared or its own. */
function answersOf({ responses }: z.infer<typeof operation>) {
  return Object.entries(responses).map(([status, answer]) => {
    if (!('$ref' in answer)) return { ...answer, status: Number(status) };
    const shared = document.components.responses[answer.$ref.replace(SHARED_RESPONSE, '')];
    return { ...response.parse(shared), status: Number(status) };
  });
}

/** Every value of a key, at any depth below a node. */
function valuesUnder(node: unknown, key: string): unknown[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]: [string, unknown]) => [
    ...(name === key ? [value] : []),
    ...valuesUnder(value, key),
  ]);
}

/** Every schema below a node that says all of this. */
function schemasWith(node: unknown, wanted: Readonly<Record<string, unknown>>): object[] {
  if (typeof node !== 'object' || node === null) return [];
  const entries = new Map(Object.entries(node));
  const isOne = Object.entries(wanted).every(([key, value]) => entries.get(key) === value);
  return [
    ...(isOne ? [node] : []),
    ...[...entries.values()].flatMap((value) => schemasWith(value, wanted)),
  ];
}

test('the document has the form of OpenAPI 3.1', () => {
  expect(documentSchema.parse(document)).toEqual(document);
});

test('each call has exactly one operation with a unique id', () => {
  const ids = valuesUnder(document.paths, 'operationId');
  expect(ids).toHaveLength(routes.length);
  expect(new Set(ids)).toEqual(new Set(routes.map(({ name }) => name)));
});

test('every reference leads to a component, and every component is referred to', () => {
  const references = new Set(valuesUnder(document, '$ref'));
  const { schemas, responses, headers } = document.components;
  expect(references).toEqual(
    new Set([
      ...Object.keys(schemas).map((name) => `#/components/schemas/${name}`),
      ...Object.keys(responses).map((name) => `${SHARED_RESPONSE}${name}`),
      ...Object.keys(headers).map((name) => `#/components/headers/${name}`),
    ]),
  );
});

test('the bodies of sealed calls have names, so that generators make types of them', () => {
  const inside = valuesUnder(document.paths, 'contentSchema').flatMap((schema) =>
    valuesUnder(schema, 'body'),
  );
  expect(inside).toHaveLength(routes.filter(({ metadata }) => metadata.sealed).length);
  for (const body of inside) expect(body).toHaveProperty('$ref');
});

/** Every property below a node with its name. */
function propertiesUnder(node: unknown): [string, object][] {
  return valuesUnder(node, 'properties').flatMap((properties) =>
    Object.entries(properties as Readonly<Record<string, object>>),
  );
}

test('every property says what it is (T5)', () => {
  const properties = propertiesUnder(document);
  expect(properties.length).toBeGreaterThan(2000);
  const silent = properties.filter(([, property]) => !('description' in property));
  expect(silent).toEqual([]);
});

/** What the words of a number name: its unit, or what is counted. */
const unit =
  /hundredths|how many|version|number of|number that|the number|points|percent|basis points|seconds|minutes|hours|days|years|characters|digits|a part of|the place|greatest number|0 open|1 if in force/iu;

test('every number says its unit, and every time its form (T5)', () => {
  const described = propertiesUnder(document).map(
    ([name, property]) =>
      [name, z.looseObject({ description: z.string() }).parse(property)] as const,
  );
  const numbers = described.filter(([, { type }]) => [type].flat().includes('integer'));
  expect(numbers.length).toBeGreaterThan(200);
  expect(numbers.filter(([, { description }]) => !unit.test(description))).toEqual([]);
  const times = described.filter(([, { $ref }]) => $ref === '#/components/schemas/Moment');
  expect(times.length).toBeGreaterThan(100);
  for (const [, { description }] of times) expect(description).toContain('UTC');
});

test('whatever is required is a property (T5)', () => {
  const requiring = z.object({
    properties: z.record(z.string(), z.unknown()).default({}),
    required: z.array(z.string()).default([]),
  });
  const objects = schemasWith(document.components.schemas, { type: 'object' });
  expect(objects.length).toBeGreaterThan(200);
  const unknown = objects.flatMap((schema) => {
    const { properties, required } = requiring.parse(schema);
    return required.filter((name) => !(name in properties));
  });
  expect(unknown).toEqual([]);
});

test('an address is a web address: no script passes for one', () => {
  const addresses: { readonly pattern?: unknown }[] = schemasWith(document, {
    type: 'string',
    format: 'uri',
  });
  expect(addresses.length).toBeGreaterThan(10);
  for (const { pattern } of addresses) {
    const address = new RegExp(String(pattern), 'u');
    expect(address.test('https://play.example/a')).toBe(true);
    expect(address.test('javascript:alert(1)')).toBe(false);
  }
});

describe.each(routes.map((route) => [route.name, route] as const))('%s', (_, route) => {
  test('documents every declared status, and a token exactly where the contract needs one', () => {
    const { responses, security } = operationOf(route);
    expect(new Set(Object.keys(responses).map(Number))).toEqual(new Set(route.responses.keys()));
    expect(security).toHaveLength(route.metadata.auth === 'none' ? 0 : 1);
  });

  test('names the parameters of its path, and no others', () => {
    const pathParameters = operationOf(route).parameters.filter((each) => each.in === 'path');
    const inPath = [...route.path.matchAll(/:(\w+)/gu)].map((match) => match[1]);
    expect(pathParameters.map(({ name }) => name)).toEqual(inPath);
    expect(pathParameters.every(({ required }) => required)).toBe(true);
  });

  test('requires an action key exactly when the call counts once', () => {
    const headers = operationOf(route).parameters.filter((each) => each.in === 'header');
    expect(headers.map(({ name }) => name)).toEqual(route.metadata.once ? [ONCE_HEADER] : []);
  });

  test('has a body exactly when the contract has one, sealed when it is', () => {
    const { requestBody } = operationOf(route);
    expect(requestBody !== undefined).toBe(route.body !== undefined);
    const content = requestBody?.content;
    expect(Object.keys(content ?? {})).toEqual(requestBody ? [route.bodyType] : []);
    const [body] = Object.values(content ?? {});
    expect(valuesUnder(body, 'contentSchema')).toHaveLength(route.metadata.sealed ? 1 : 0);
    if (route.metadata.sealed) {
      expect(body?.schema).toMatchObject({ $ref: '#/components/schemas/SealedBody' });
    }
  });

  test('gives what it takes and answers with a name, so that generators make types of it', () => {
    const { requestBody, responses } = operationOf(route);
    const [sent] = Object.values<z.infer<typeof media>>(requestBody?.content ?? {});
    if (sent) expect(sent.schema).toHaveProperty('$ref');
    const answer = response.parse(responses[200]).content['application/json'].schema;
    expect(answer).not.toHaveProperty('properties.value.type', 'object');
  });

  test('has a body on no DELETE, which OpenAPI leaves undefined', () => {
    expect(route.method === 'DELETE' && route.body !== undefined).toBe(false);
  });

  test('has a valid example of the request and of every answer', () => {
    const described = operationOf(route);
    const { requestBody } = described;
    const [sent] = Object.values<z.infer<typeof media>>(requestBody?.content ?? {});
    const plain = route.metadata.sealed ? sent?.['x-sealed-example'] : sent?.example;
    expect(route.body?.safeParse(plain).error).toBeUndefined();
    for (const { status, content } of answersOf(described)) {
      const { example } = content['application/json'];
      expect(route.responses.get(status)?.safeParse(example).error).toBeUndefined();
    }
  });

  test('has the same form of failures as all other operations', () => {
    const described = operationOf(route);
    for (const { status, description, content } of answersOf(described)) {
      if (status < 400) continue;
      const { code } = failureExample.parse(content['application/json'].example);
      expect(description).toContain(`\`${code}\``);
      expect(described.responses[status]).toHaveProperty('$ref');
      expect(content['application/json'].schema).toMatchObject({
        allOf: [{ $ref: '#/components/schemas/Failure' }, { properties: {} }],
      });
    }
  });
});
