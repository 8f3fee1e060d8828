import { describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { declaredFields, noteFields } from './kit/answer-fields.ts';
import { evidenceOf } from './kit/evidence.ts';
import { exchangeOf } from './kit/exchange-in-words.ts';
import { masked } from './kit/mask.ts';
import { schemaFaults } from './kit/schema-in-words.ts';

/* How the kit words what it saw (T4): schemas, evidence and requests, without secrets. */

test('what a schema refuses is told in words, with the place and the value', () => {
  const schema = z.strictObject({
    id: z.string(),
    at: z.iso.datetime(),
    kind: z.enum(['a', 'b']),
    amounts: z.array(z.int()),
  });
  const told = (body: unknown) => {
    const { error } = schema.safeParse(body);
    return error ? schemaFaults(error, body) : [];
  };
  const right = { id: '1', at: '2026-01-31T12:00:00.000Z', kind: 'a', amounts: [1] };
  expect(told(right)).toEqual([]);
  const { id: _, ...withoutId } = right;
  expect(told(withoutId)).toEqual(['id is missing: it must be a text']);
  expect(told({ ...right, id: 5 })).toEqual(['id must be a text, and is “5”']);
  expect(told({ ...right, at: '2026-01-31T12:00:00+02:00' })).toEqual([
    'at must be a time in UTC such as 2026-01-31T12:00:00.000Z, and is “2026-01-31T12:00:00+02:00”',
  ]);
  expect(told({ ...right, kind: 'c' })).toEqual(['kind must be one of a, b, and is “c”']);
  expect(told({ ...right, amounts: [1, 2.5, 3.5] })).toEqual([
    'amounts[1] must be a whole number, and is “2.5”',
  ]);
  expect(told({ ...right, passwordHash: 'x' })).toEqual([
    'the whole body has what the contract does not name: passwordHash',
  ]);
});

test('fields count as seen by their place, in whatever entry of a list they have a value', () => {
  const entry = z.strictObject({ id: z.string(), vendor: z.string().nullable() });
  const schema = z.strictObject({ value: z.strictObject({ games: z.array(entry), next: entry }) });
  const named = ['value', 'value.games', 'value.games.id', 'value.games.vendor'];
  const next = ['value.next', 'value.next.id', 'value.next.vendor'];
  expect([...declaredFields(schema)]).toEqual([...named, ...next]);
  const seen = new Set<string>();
  noteFields(
    {
      value: {
        games: [
          { id: '1', vendor: null },
          { id: '2', vendor: 'PG' },
        ],
      },
    },
    seen,
  );
  expect([...seen].toSorted()).toEqual(named);
});

test('evidence shows what differs, however long the two are', () => {
  const long = Array.from({ length: 200 }, (_, index) => ({ id: index, name: 'n'.repeat(50) }));
  const changed = long.map((entry) => (entry.id === 150 ? { ...entry, name: 'other' } : entry));
  expect(evidenceOf({ first: JSON.stringify(long), second: JSON.stringify(changed) })).toBe(
    `[150].name: ${'n'.repeat(50)}, and then other`,
  );
  expect(evidenceOf({ actual: 90, expected: 100 })).toBe('90, expected 100');
  expect(evidenceOf({ answer: long })).toContain('… 196 more');
});

describe('secrets', () => {
  test('are masked in headers, bodies and addresses, nested ones too', () => {
    const evidence = JSON.stringify({
      request: {
        authorization: 'Bearer abc.def',
        body: { password: 'p w', transactionPassword: '778899', newPassword: 'x' },
      },
      answer: JSON.stringify({ token: 'abc.def', username: 'ana', refreshToken: 'r-1' }),
      url: 'https://vendor.example/play?session=s3cret&lang=pt',
    });
    const text = masked(evidence);
    for (const secret of ['abc.def', 'p w', 's3cret', '"x"', '778899', 'r-1']) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('ana');
    expect(text).toContain('lang=pt');
    expect(JSON.parse(text)).toMatchObject({ request: { authorization: 'Bearer ***' } });
  });

  test('are variables of the shell in a request, and masked in the headers of an answer', () => {
    const { curl, headers } = exchangeOf({
      status: 200,
      contentType: 'application/json',
      headers: { 'set-cookie': ['sid=s3cret; HttpOnly'], 'x-request-id': 'r1' },
      text: '{}',
      milliseconds: 3,
      body: {},
      sent: {
        method: 'POST',
        address: 'http://localhost:8080/api/withdraw',
        headers: { authorization: 'Bearer abc.def', 'content-type': 'application/json' },
        content: JSON.stringify({ transactionPassword: '778899', note: "it's" }),
        secrets: [],
      },
    });
    expect(curl).toContain(`-H "authorization: Bearer $TOKEN"`);
    expect(curl).toContain(`{"transactionPassword":"'"$PASSWORD"'"`);
    expect(curl).toContain(String.raw`it'\''s`);
    expect(curl).not.toMatch(/abc\.def|778899/u);
    expect(headers).not.toContain('s3cret');
    expect(headers).toContain('x-request-id: r1');
  });
});
