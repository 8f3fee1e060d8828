import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sharedBrowser } from '#tests/support/browser.ts';
import { hostileHtml } from './hostile-html.ts';

/*
 * In a real browser, for mutation XSS lives in what a real parser makes of broken markup: once with
 * no content policy, so that everything that gets through runs, and once under one as strict as the
 * portal's, which must have nothing to refuse.
 */

const strictPolicy =
  "default-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'; frame-src 'none'";
/**
 * The document without a window in which the HTML is read has the policy of the page: it names what
 * it would refuse there, none of which reaches the page, as the elements in it prove.
 */
const refusedWhileReading = /^(?:(?:script-src-attr|style-src-(?:attr|elem)) inline|base-uri )/u;
const allowedAttributes = /^(?:href|src|alt|width|height|colspan|rowspan|dir|lang|target|rel)$/u;
const harmlessElements =
  /^(?:h[3-6]|p|br|hr|div|blockquote|pre|ul|ol|li|dl|dt|dd|figure|figcaption|img|a|span|strong|b|em|i|u|s|small|mark|sub|sup|code|table|caption|thead|tbody|tfoot|tr|th|td)$/u;

let outDir: string;
let browser: Browser;
let servers: Record<'open' | 'strict', PreviewServer>;
let page: Page;
let reached: string[];

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'sanitised-page-'));
  const root = join(import.meta.dirname, 'sanitised-page');
  const options = { root, configFile: false, logLevel: 'error' } as const;
  await build({
    ...options,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const serve = (headers: Record<string, string>) =>
    preview({ ...options, build: { outDir }, preview: { port: 0, host: '127.0.0.1', headers } });
  servers = {
    open: await serve({}),
    strict: await serve({ 'Content-Security-Policy': strictPolicy }),
  };
  browser = await sharedBrowser();
});
afterAll(async () => {
  await servers.open.close();
  await servers.strict.close();
  await rm(outDir, { recursive: true });
});

async function open(server: 'open' | 'strict'): Promise<void> {
  page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(60_000);
  await page.route(/evil\.example/u, (route) => {
    reached.push(route.request().url());
    return route.abort();
  });
  await page.goto(servers[server].resolvedUrls?.local[0] ?? '');
  await page.locator('body[data-ready]').waitFor();
  // What a press opens beside the page is of no interest.
  page.context().on('page', (opened) => void opened.close());
}
const close = () => page.context().close();
beforeEach(() => {
  reached = [];
});

/** Shows HTML, and waits until everything in it has loaded or failed. */
async function show(html: string): Promise<void> {
  await page.evaluate((text) => {
    pwned.splice(0);
    refused.splice(0);
    globalThis.show(text);
  }, `<p>before</p>${html}`);
  await page.locator('#shown').getByText('before', { exact: true }).waitFor();
  await page.evaluate(async () => {
    // Asked for after all that the text could ask for, and answered after it.
    const last = new Image();
    const failed = new Promise((resolve) => {
      last.addEventListener('error', resolve);
    });
    last.src = '/the-last-one.png';
    await failed;
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Everything in the shown text, as `element@attribute…`. */
const parts = () =>
  page
    .locator('#shown > div')
    .evaluate((content) =>
      [...content.querySelectorAll('*')].map((element) => ({
        element: element.localName,
        namespace: element.namespaceURI,
        attributes: [...element.attributes].map(({ name }) => name),
      })),
    );

describe.each(['open', 'strict'] as const)('hostile HTML on a page that is %s', (server) => {
  beforeAll(() => open(server));
  afterAll(close);

  test.each(Object.entries(hostileHtml))('%s does no harm', async (_, html) => {
    await show(html);
    for (const { element, namespace, attributes } of await parts()) {
      expect(element).toMatch(harmlessElements);
      expect(namespace).toBe('http://www.w3.org/1999/xhtml');
      for (const attribute of attributes) expect(attribute).toMatch(allowedAttributes);
    }
    const links = page.locator('#shown a[href]');
    for (const link of await links.all()) {
      expect(await link.evaluate((node: HTMLAnchorElement) => node.protocol)).toMatch(/^https?:$/u);
    }
    for (const press of await page.locator('#shown').getByText('press').all()) {
      await press.click({ modifiers: ['Control'] });
    }
    expect(await page.evaluate(() => pwned)).toEqual([]);
    const refusals = await page.evaluate(() => refused);
    expect(refusals.filter((refusal) => !refusedWhileReading.test(refusal))).toEqual([]);
    expect(reached.filter((url) => !url.endsWith('evil.example/'))).toEqual([]);
    expect(await page.evaluate(() => typeof document.cookie)).toBe('string');
    expect(new URL(page.url()).hostname).toBe('127.0.0.1');
  });
});

describe('the check itself', () => {
  beforeAll(() => open('open'));
  afterAll(close);

  test('unsanitised hostile HTML does run here', async () => {
    await page.evaluate((html) => {
      const raw = document.getElementById('raw');
      if (raw) raw.innerHTML = html;
    }, hostileHtml['an image that fails'] ?? '');
    await expect.poll(() => page.evaluate(() => pwned)).toEqual([1]);
  });
});

describe('harmless content of an operator', () => {
  beforeAll(() => open('strict'));
  afterAll(close);

  test('text, lists and tables are unchanged', async () => {
    const html =
      '<p>Um <strong>aviso</strong> &amp; mais:</p><ul><li>um</li><li>dois</li></ul>' +
      '<table><tbody><tr><th colspan="2">Hora</th></tr></tbody></table>';
    await show(html);
    const shown = await page.locator('#shown > div').innerHTML();
    expect(shown).toBe(`<p>before</p>${html}`);
  });

  test('headings are below that of the page, in order and without a gap', async () => {
    await show('<h1>A</h1><h4>B</h4><h2>C</h2><h6>D</h6>');
    expect((await parts()).map(({ element }) => element)).toEqual(['p', 'h3', 'h4', 'h4', 'h5']);
  });

  test('an external link opens in a new tab without a referrer', async () => {
    await show('<a href="https://example.com/rules">rules</a>');
    const link = page.getByRole('link', { name: 'rules' });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow');
  });

  test('a link to a page of the portal leads there without a reload', async () => {
    await show('<a href="/promotions?x=1">promotions</a>');
    await page.evaluate(() => pwned.push('still the same page'));
    await page.getByRole('link', { name: 'promotions' }).click();
    await expect.poll(() => page.getByRole('status').innerText()).toBe('/promotions');
    expect(await page.evaluate(() => pwned)).toEqual(['still the same page']);
  });

  test('a picture of the portal stays; one from elsewhere leaves its description', async () => {
    await show('<img src="/a.png" alt="own"><img src="https://evil.example/b.png" alt="other">');
    expect(
      await page.locator('#shown img').evaluateAll((all) => all.map((one) => one.outerHTML)),
    ).toEqual(['<img src="/a.png" alt="own">']);
    await page.locator('#shown').getByText('other').waitFor();
    expect(reached).toEqual([]);
  });
});
