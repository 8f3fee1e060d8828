import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { expectNoViolations } from '#tests/support/axe.ts';
import { launchBrowser } from '#tests/support/browser.ts';
import { builtDocument } from '#tests/support/built-document.ts';
import { startTestServer } from './support/test-server.ts';

let server: FakeServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startTestServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

test('serves the generated document (T5)', async () => {
  const document = await builtDocument();
  const answer = await fetch(`${server.portalUrl}/openapi/openapi.json`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual(document);
});

test('has a page for each call, readable on a phone and in both themes (T5, S14)', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const shown = async (address: string) => {
    await page.goto(`${server.portalUrl}${address}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, `${address} ${colorScheme}`);
    }
  };
  await shown('/openapi/calls');
  await page.getByRole('link', { name: 'withdrawals.create' }).click();
  await page.getByRole('heading', { name: 'withdrawals.create', level: 1 }).waitFor();
  await shown('/openapi/calls/withdrawals.create');
  const missing = await fetch(`${server.portalUrl}/openapi/calls/no.such`);
  expect(missing.status).toBe(404);
  await page.close();
});

test('the page shows every domain, and loads from no other host (T5)', async () => {
  const page = await browser.newPage();
  const strangers: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol !== 'data:' && url.origin !== server.portalUrl) strangers.push(url.href);
  });
  page.on('console', (line) => {
    if (line.type() === 'error') refused.push(line.text());
  });
  await page.goto(`${server.portalUrl}/openapi`);
  for (const domain of Object.keys(contract)) {
    await page.locator(`#operations-tag-${domain}`).waitFor();
  }
  await page.locator('#operations-tag-wallet').click();
  await page.getByText('/wallet/balance').first().waitFor();
  expect(strangers).toEqual([]);
  expect(refused).toEqual([]);
});
