import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { contract } from '#contract/index.ts';
import { routeNamed, routesOf } from './kit/routes.ts';
import { specifiedPieces, specifiedRows } from './specified-calls.ts';

const document = readFileSync(new URL('../../docs/specification.md', import.meta.url), 'utf8');
const [, section = ''] = /^## 7\. Calls$(.*?)^## 8\./msu.exec(document) ?? [];
const routes = routesOf(contract);

/** The first column of the table, without its heading and its line. */
const rows = [...section.matchAll(/^\| (.+?) +\|/gmu)]
  .map(([, cell = '']) => cell)
  .filter((cell) => cell !== 'Call' && !/^-+$/u.test(cell));

/** The pieces of the text below the table, without what their brackets say. */
const pieces = section
  .slice(section.indexOf('\nGames: '))
  .replaceAll(/ \([^()]*\)/gu, '')
  .split(/[;,.]\s|[;,.]$|\n+/mu)
  .map((piece) => piece.replace(/^Games: /u, '').trim())
  .filter((piece) => piece !== '');

/** Every name that a schema knows, at any depth. */
function namesIn(schema: z.ZodType | undefined, io: 'input' | 'output'): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('properties' in value && typeof value.properties === 'object') {
      for (const name of Object.keys(value.properties ?? {})) names.add(name);
    }
    for (const child of Object.values<unknown>({ ...value })) walk(child);
  };
  if (schema) walk(z.toJSONSchema(schema, { io, unrepresentable: 'any' }));
  return names;
}

test('the list has exactly the calls of the specification (§7, T1)', () => {
  expect(specifiedRows.map(({ said }) => said)).toEqual(rows);
  expect(specifiedPieces.map(({ said }) => said)).toEqual(pieces);
});

describe.each([...specifiedRows, ...specifiedPieces].map((call) => [call.said, call] as const))(
  '%s',
  (_, { calls, method, auth, sealed, takes = [], gives = [] }) => {
    test.each(calls)('%s is in the contract as it is specified (W5, T1)', (name) => {
      const route = routeNamed(routes, name);
      if (method) expect(route.method).toBe(method);
      if (auth) expect(route.metadata.auth).not.toBe('none');
      if (sealed) expect(route.metadata.sealed).toBe(true);
      const fields = [route.params, route.query, route.body].map((part) => namesIn(part, 'input'));
      const untaken = takes.filter((field) => !fields.some((names) => names.has(field)));
      expect(untaken, `${name} has to take these fields in contract/`).toEqual([]);
      const given = namesIn(route.responses.get(200), 'output');
      expect(
        gives.filter((field) => !given.has(field)),
        `${name} has to answer with these fields in contract/`,
      ).toEqual([]);
    });
  },
);
