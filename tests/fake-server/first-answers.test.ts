import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_ANSWERS_ID } from '#contract/first-answers.ts';
import { hostHeadersOf } from '#contract/hosting.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { startTestServer } from './support/test-server.ts';

const NOTICES = '/notices?language=PT';
const MENU = '/site/menu?language=PT';
const webFolder = mkdtempSync(join(tmpdir(), 'portal-answers-'));
let server: FakeServer;

beforeAll(async () => {
  const headers = hostHeadersOf(
    { scripts: [], styles: [] },
    { '/': [NOTICES, MENU], '/promotions/:id': ['/promotions/:id?language=PT'], '*': [MENU] },
  );
  writeFileSync(join(webFolder, 'headers.json'), JSON.stringify(headers));
  writeFileSync(join(webFolder, 'index.html'), '<html><head><title>The page</title></head></html>');
  server = await startTestServer({ webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});
beforeEach(() => {
  server.world.settings.reset();
  server.world.situations.set([]);
});

async function pageAt(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(server.portalUrl + path, {
    headers: { accept: 'text/html', ...headers },
  });
  expect(answer.status).toBe(200);
  return await answer.text();
}

async function answersAt(path: string, headers?: Record<string, string>): Promise<unknown> {
  const page = await pageAt(path, headers);
  expect(page).toContain('<title>The page</title>');
  const script = new RegExp(
    `<script type="application/json" id="${FIRST_ANSWERS_ID}">(.*?)</script>`,
  );
  const [, json] = script.exec(page) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

async function answerOf(call: string): Promise<unknown> {
  return await (await fetch(`${server.portalUrl}/api${call}`)).json();
}

describe('the page has its first answers written into it (P1)', () => {
  test('has the answers of its address, as the API gives them', async () => {
    expect(await answersAt('/')).toEqual({
      [NOTICES]: await answerOf(NOTICES),
      [MENU]: await answerOf(MENU),
    });
    expect(await answersAt('/rng')).toEqual({ [MENU]: await answerOf(MENU) });
  });

  test('has those of a promotion by its address, and none of one that is gone', async () => {
    const call = '/promotions/welcome-bonus?language=PT';
    expect(await answersAt('/promotions/welcome-bonus')).toEqual({ [call]: await answerOf(call) });
    expect(await answersAt('/promotions/gone')).toEqual({});
    for (const hostile of [
      '/promotions/a/b',
      '/promotions/..%2F..%2Fgames',
      '/promotions/%E0%A4%A',
    ]) {
      const answer = await fetch(server.portalUrl + hostile, { headers: { accept: 'text/html' } });
      expect(answer.status, hostile).toBeLessThan(500);
    }
  });

  test('has the same for every browser, signed in or not, compressed or not', async () => {
    const usual = await pageAt('/');
    expect(await pageAt('/', { 'accept-encoding': 'gzip' })).toBe(usual);
    expect(await pageAt('/', { 'accept-encoding': 'identity' })).toBe(usual);
    expect(await pageAt('/', { 'accept-language': 'en', authorization: 'Bearer x' })).toBe(usual);
  });

  test('no text of an answer can end its script element', async () => {
    expect(await pageAt('/')).toContain('\\u003cp>');
    expect((await pageAt('/')).match(/<\/script>/g)).toHaveLength(1);
  });

  test('has none where the site requires a sign-in (R8)', async () => {
    server.world.settings.change({ loginedToHomePage: 1 });
    expect(await answersAt('/')).toBeUndefined();
  });

  test.each(['maintenance', 'region-block', 'slow-network'])(
    'none in the scenario %s: the page does not wait',
    async (scenario) => {
      server.world.situations.set([scenario]);
      expect(await answersAt('/')).toBeUndefined();
    },
  );
});
