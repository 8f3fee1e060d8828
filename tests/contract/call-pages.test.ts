import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { buildOpenApiIfStale, openApiBuildFolder } from '#tools/web-build.ts';
import { routesOf } from './kit/routes.ts';

const routes = routesOf(contract);
const read = (file: string) => readFileSync(join(openApiBuildFolder, 'calls', file), 'utf8');

beforeAll(buildOpenApiIfStale);

test('the list of calls leads to every page (T5)', () => {
  const list = read('index.html');
  for (const { name } of routes) expect(list).toContain(`href="/openapi/calls/${name}"`);
});

describe.each(routes.map((route) => [route.name, route] as const))(
  'the page of %s',
  (name, route) => {
    test('says how it is called, and every answer with its codes and next steps (T5)', () => {
      const page = read(`${name}.html`);
      expect(page).toContain(`<b>${route.method}</b> <code>${route.path}</code>`);
      for (const status of route.responses.keys()) expect(page).toContain(`id="status-${status}"`);
      for (const code of route.metadata.codes) expect(page).toContain(`<code>${code}</code></td>`);
      expect(page.includes('What is sealed')).toBe(route.metadata.sealed);
      expect(page.includes('<dt>Wrong tries</dt>')).toBe(route.metadata.budgets.length > 0);
      expect(page).not.toContain('undefined');
    });
  },
);

test('a page names the states, pages and tests that use the call (T5)', () => {
  const page = read('withdrawals.create.html');
  expect(page).toContain('href="/flows/withdrawal"');
  expect(page).toContain('href="/member/withdraw"');
  expect(page).toContain('tests/contract/behaviour/withdrawals.ts');
});
