import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { CONTRACT_VERSION } from '#contract/version.ts';
import { changeLog, changeLogPage, changesInWords } from '#tools/contract/change-log.ts';
import { type ComparedDocument, compareContracts } from '#tools/contract/compare-contracts.ts';
import {
  compareVersions,
  keptDocument,
  keptVersions,
  versionAfter,
} from '#tools/contract/kept-versions.ts';
import { projectRoot } from '#tools/project.ts';

const document: ComparedDocument = openApiDocument(contract);

test('what changed since the last kept version is in the number of this one (T5)', () => {
  const last = keptVersions().at(-1) ?? '0.0.0';
  const changes = compareContracts(keptDocument(last), document);
  const asked = versionAfter(last, changes);
  const isEnough = compareVersions(CONTRACT_VERSION, asked) >= 0;
  expect(
    isEnough,
    `CONTRACT_VERSION is ${CONTRACT_VERSION}, and these changes ask for ${asked}: npm run contract-changes -- --bump\n\n${changesInWords(changes)}`,
  ).toBe(true);
});

test('the change log is that of the kept versions (T5)', () => {
  expect(readFileSync(join(projectRoot, changeLogPage), 'utf8')).toBe(changeLog());
});

test('the same contract has no changes (T5)', () => {
  expect(compareContracts(document, document)).toEqual([]);
});

/** A small contract: a list of parcels that can be sent. */
function parcels(change?: (small: Parts) => void) {
  const small = parts();
  change?.(small);
  return {
    paths: {
      ...small.paths,
      '/parcels': {
        get: {
          operationId: 'parcels.list',
          ...small.list,
          responses: { 200: json({ type: 'array', items: reference('Parcel') }) },
        },
        post: {
          operationId: 'parcels.send',
          ...small.send,
          requestBody: json(reference('NewParcel')),
          responses: { 200: json(reference('Parcel')) },
        },
      },
    },
    components: { schemas: { Parcel: small.parcel, NewParcel: small.newParcel } },
  } as unknown as ComparedDocument;
}

type Parts = ReturnType<typeof parts>;

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });

function parts() {
  const rules = { 'x-auth': 'member', 'x-once': false, 'x-codes': ['not_found'] };
  return {
    paths: {} as Record<string, unknown>,
    list: { ...rules, parameters: [] as { name: string; required: boolean; schema: unknown }[] },
    send: { ...rules, 'x-codes': [...rules['x-codes']] },
    parcel: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        state: { type: 'string', enum: ['sent', 'arrived'] },
        weight: { type: 'integer', minimum: 1 } as Record<string, unknown>,
        note: { type: 'string' },
      } as Record<string, unknown>,
      required: ['id', 'state', 'weight'],
      additionalProperties: false,
    },
    newParcel: {
      type: 'object',
      properties: {
        to: { type: 'string', maxLength: 100 },
        speed: { type: 'string', enum: ['slow', 'fast'] },
      } as Record<string, unknown>,
      required: ['to'],
      additionalProperties: false,
    },
  };
}

type Change = (small: Parts) => void;
const clients = { isBreaking: true, side: 'clients' };
const servers = { isBreaking: true, side: 'servers' };
const forServers = { isBreaking: false, side: 'servers' };
const forClients = { isBreaking: false, side: 'clients' };

/** Each kind of change, and whom it breaks. */
const kinds: readonly (readonly [string, Change, object[]])[] = [
  [
    'a call is new',
    ({ paths }) => {
      paths['/depots'] = { get: { operationId: 'depots.list' } };
    },
    [{ ...forServers, where: 'depots.list' }],
  ],
  [
    'a call needs another caller',
    ({ list }) => {
      list['x-auth'] = 'agent';
    },
    [{ ...clients, where: 'parcels.list' }],
  ],
  [
    'a call counts once',
    ({ send }) => {
      send['x-once'] = true;
    },
    [{ ...clients, where: 'parcels.send' }],
  ],
  [
    'a call has another code',
    ({ send }) => {
      send['x-codes'].push('too_heavy');
    },
    [{ ...forClients, where: 'parcels.send' }],
  ],
  [
    'a parameter is new',
    ({ list }) => {
      list.parameters.push({ name: 'page', required: false, schema: { type: 'integer' } });
    },
    [{ ...forServers, where: 'parcels.list.page' }],
  ],
  [
    'a parameter is new and required',
    ({ list }) => {
      list.parameters.push({ name: 'page', required: true, schema: { type: 'integer' } });
    },
    [{ ...clients, where: 'parcels.list.page' }],
  ],
  [
    'an answer has one more property',
    ({ parcel }) => {
      parcel.properties['depot'] = { type: 'string' };
    },
    [{ ...forClients, where: 'Parcel.depot', calls: ['parcels.list', 'parcels.send'] }],
  ],
  [
    'an answer has one more property, which is required',
    ({ parcel }) => {
      parcel.properties['depot'] = { type: 'string' };
      parcel.required.push('depot');
    },
    [{ ...servers, where: 'Parcel.depot' }],
  ],
  [
    'an answer lacks a property',
    ({ parcel }) => {
      delete parcel.properties['weight'];
    },
    [{ ...clients, where: 'Parcel.weight' }],
  ],
  [
    'an answer may leave a property out',
    ({ parcel }) => {
      parcel.required = ['id', 'state'];
    },
    [{ ...clients, where: 'Parcel.weight' }],
  ],
  [
    'an answer has one more value',
    ({ parcel }) => {
      parcel.properties['state'] = { type: 'string', enum: ['sent', 'arrived', 'lost'] };
    },
    [{ ...clients, where: 'Parcel.state', what: 'may now also be `lost`' }],
  ],
  [
    'an answer has one value less',
    ({ parcel }) => {
      parcel.properties['state'] = { type: 'string', enum: ['sent'] };
    },
    [{ ...servers, where: 'Parcel.state', what: 'is no longer `arrived`' }],
  ],
  [
    'an answer may be null',
    ({ parcel }) => {
      parcel.properties['weight'] = { anyOf: [{ type: 'integer', minimum: 1 }, { type: 'null' }] };
    },
    [{ ...clients, where: 'Parcel.weight', what: 'may now also be null' }],
  ],
  [
    'an answer has another type',
    ({ parcel }) => {
      parcel.properties['weight'] = { type: 'string' };
    },
    [
      { ...servers, where: 'Parcel.weight' },
      { ...clients, where: 'Parcel.weight' },
    ],
  ],
  [
    'an answer has a lower bound',
    ({ parcel }) => {
      parcel.properties['weight'] = { type: 'integer', minimum: 0 };
    },
    [{ ...clients, where: 'Parcel.weight', what: 'has minimum 0' }],
  ],
  [
    'a body takes one more property',
    ({ newParcel }) => {
      newParcel.properties['note'] = { type: 'string' };
    },
    [{ ...forServers, where: 'NewParcel.note' }],
  ],
  [
    'a body needs one more property',
    ({ newParcel }) => {
      newParcel.properties['note'] = { type: 'string' };
      newParcel.required.push('note');
    },
    [{ ...clients, where: 'NewParcel.note' }],
  ],
  [
    'a body takes a property no more',
    ({ newParcel }) => {
      delete newParcel.properties['speed'];
    },
    [{ ...clients, where: 'NewParcel.speed' }],
  ],
  [
    'a body takes one more value',
    ({ newParcel }) => {
      newParcel.properties['speed'] = { type: 'string', enum: ['slow', 'fast', 'now'] };
    },
    [{ ...forServers, where: 'NewParcel.speed' }],
  ],
  [
    'a body takes shorter texts',
    ({ newParcel }) => {
      newParcel.properties['to'] = { type: 'string', maxLength: 50 };
    },
    [{ ...clients, where: 'NewParcel.to', what: 'has maxLength 50' }],
  ],
  [
    'a body has another pattern',
    ({ newParcel }) => {
      newParcel.properties['to'] = { type: 'string', maxLength: 100, pattern: '^[A-Z]' };
    },
    [{ ...clients, where: 'NewParcel.to' }],
  ],
];

describe('tells whom it breaks when', () => {
  test.each(kinds)('%s (T5)', (_kind, change, expected) => {
    const changes = compareContracts(parcels(), parcels(change));
    expect(changes).toHaveLength(expected.length);
    for (const each of expected) expect(changes).toContainEqual(expect.objectContaining(each));
    const isBreaking = expected.some((each) => 'isBreaking' in each && each.isBreaking === true);
    expect(versionAfter('1.2.3', changes)).toBe(isBreaking ? '2.0.0' : '1.3.0');
  });

  test('a call is gone, or at another address (T5)', () => {
    const { components } = parcels();
    const none = { components, paths: {} };
    const moved = { components, paths: { '/moved': parcels().paths['/parcels'] ?? {} } };
    expect(compareContracts(parcels(), none)).toEqual([
      expect.objectContaining({ ...clients, where: 'parcels.list' }),
      expect.objectContaining({ ...clients, where: 'parcels.send' }),
    ]);
    expect(compareContracts(parcels(), moved)).toMatchObject([clients, clients]);
  });
});

test('a call may get another name at its address (T5)', () => {
  const renamed = JSON.parse(
    JSON.stringify(parcels()).replace('parcels.send', 'parcels.dispatch'),
  ) as ComparedDocument;
  expect(compareContracts(parcels(), renamed)).toEqual([
    expect.objectContaining({ ...forClients, where: 'parcels.dispatch' }),
  ]);
});

test('a schema may get a name without a change (T5)', () => {
  const named = parcels();
  const { Parcel } = named.components.schemas;
  const inline = JSON.parse(
    JSON.stringify(named).replaceAll(
      '{"$ref":"#/components/schemas/Parcel"}',
      JSON.stringify(Parcel),
    ),
  ) as ComparedDocument;
  expect(compareContracts(inline, named)).toEqual([]);
});
