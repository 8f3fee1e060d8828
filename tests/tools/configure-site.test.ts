import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  headersFor,
  hostHeadersOf,
  hostHeadersSchema,
  siteConfigurationSchema,
} from '#contract/hosting.ts';
import { configureSite } from '#tools/configure-site.ts';
import { projectRoot } from '#tools/project.ts';
import { supportedBrowsers } from '#tools/vite/supported-browsers.ts';

const API = 'https://api.example/v1';
const configuration = siteConfigurationSchema.parse({
  api: API,
  thirdParties: { scripts: ['https://static.geetest.com'], frames: ['https://games.example'] },
});

let folder = '';
const build = () => join(folder, 'build');
const site = (path: string) => join(folder, 'site', path);
const text = (path: string) => readFile(site(path), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'configure-site-'));
  await mkdir(join(build(), 'assets'), { recursive: true });
  const page = `<!doctype html><meta name="portal-api" content="/api" /><p>${'text '.repeat(200)}`;
  const headers = hostHeadersOf({ scripts: ['sha256-AA'], styles: [] });
  await Promise.all([
    writeFile(join(build(), 'index.html'), page),
    writeFile(join(build(), 'index.html.gz'), 'stale'),
    writeFile(join(build(), 'modules.json'), '{}'),
    writeFile(join(build(), 'headers.json'), JSON.stringify(headers)),
    writeFile(join(build(), 'assets/app-1a.js'), 'script'),
  ]);
  await configureSite({ from: build(), to: join(folder, 'site'), configuration });
});
afterAll(() => rm(folder, { recursive: true }));

test('the page names the API, in its compressed copy too, and the build stays unchanged', async () => {
  const html = await text('web/index.html');
  expect(html).toContain(`<meta name="portal-api" content="${API}">`);
  expect(String(gunzipSync(await readFile(site('web/index.html.gz'))))).toBe(html);
  expect(await readFile(join(build(), 'index.html'), 'utf8')).toContain('content="/api"');
  expect(await text('web/assets/app-1a.js')).toBe('script');
});

test('the content policy allows each configured origin in its place, and nothing unsafe', async () => {
  const headers = hostHeadersSchema.parse(JSON.parse(await text('headers.json')));
  const policy = headersFor(headers, '/register')['Content-Security-Policy']?.split('; ');
  expect(policy).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-AA' https://static.geetest.com",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://api.example",
    'frame-src https://games.example',
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ]);
});

test('hashed files are cached for ever, all others revalidated', async () => {
  const headers = hostHeadersSchema.parse(JSON.parse(await text('headers.json')));
  const kept = (path: string) => headersFor(headers, path)['Cache-Control'];
  expect(kept('/assets/app-1a.js')).toBe('public, max-age=31536000, immutable');
  expect(kept('/')).toBe('no-cache');
  expect(headersFor(headers, '/assets/app-1a.js')['X-Content-Type-Options']).toBe('nosniff');
  expect(await text('nginx.conf')).toContain(
    'add_header Strict-Transport-Security "max-age=31536000" always;',
  );
});

test('the files for hosts have the same headers, and build notes are not deployed', async () => {
  const nginx = await text('nginx.conf');
  expect(nginx).toContain('location ^~ /assets/ {\n  try_files $uri =404;');
  expect(nginx).toContain('location / {\n  try_files $uri /index.html;');
  expect(nginx.match(/add_header Content-Security-Policy "[^"]+" always;/gu)).toHaveLength(4);
  expect(await text('web/_headers')).toContain(
    '/assets/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable',
  );
  for (const name of ['headers.json', 'modules.json']) {
    expect(existsSync(site(`web/${name}`)), name).toBe(false);
  }
});

test('the page on deploying shows a valid configuration, and the browsers of the build', async () => {
  const page = await readFile(join(projectRoot, 'docs/deploying.md'), 'utf8');
  const [, example = ''] = /```json\n([^`]+)```/u.exec(page) ?? [];
  expect(siteConfigurationSchema.safeParse(JSON.parse(example)).error).toBeUndefined();
  const rows = [...page.matchAll(/^\| (Chrome|Firefox|Safari).*\| (\S+) +\|$/gmu)];
  expect(rows.map(([, browser = '', version]) => [browser.toLowerCase(), version])).toEqual([
    ['chrome', supportedBrowsers.chrome],
    ['firefox', supportedBrowsers.firefox],
    ['safari', supportedBrowsers.safari],
  ]);
  const { chrome, edge, safari, ios } = supportedBrowsers;
  expect([edge, ios]).toEqual([chrome, safari]);
});

test('scripts and frames can be limited to a path, as reCAPTCHA needs', () => {
  const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  const thirdParties = { scripts: recaptcha, frames: recaptcha };
  const { error } = siteConfigurationSchema.safeParse({ api: '/api', thirdParties });
  expect(error).toBeUndefined();
});

test('the page on deploying names every address that Firebase needs', async () => {
  const page = await readFile(join(projectRoot, 'docs/deploying.md'), 'utf8');
  const [, example = ''] = /```json\n([^`]+)```/u.exec(page) ?? [];
  const { thirdParties } = siteConfigurationSchema.parse(JSON.parse(example));
  expect(thirdParties.scripts).toContain('https://www.google.com/recaptcha/');
  expect(thirdParties.scripts).toContain('https://www.gstatic.com/recaptcha/');
  expect(thirdParties.frames).toContain('https://www.google.com/recaptcha/');
  expect(thirdParties.frames).toContain('https://recaptcha.google.com/recaptcha/');
  expect(thirdParties.connections).toContain('https://identitytoolkit.googleapis.com');
});

const withFrames = (...frames: string[]) => ({ api: '/api', thirdParties: { frames } });

describe('a configuration that would open the policy or break the page is refused', () => {
  test.each([
    [{ api: 'https://api.example/' }],
    [{ api: '//api.example' }],
    [{ api: 'https://api.example/"><script>' }],
    [{ api: "https://api.example;script-src 'unsafe-inline'" }],
    [{ api: '' }],
    [{}],
    [withFrames('https://games.example/path?query')],
    [withFrames('https://games.example/pa th')],
    [withFrames('https://games.example/path/;')],
    [{ api: '/api', thirdParties: { connections: ['https://games.example/path'] } }],
    [withFrames("https://games.example; script-src 'unsafe-inline'")],
    [withFrames('*')],
    [withFrames("'unsafe-inline'")],
    [{ api: '/api', thirdParties: { script: [] } }],
  ])('%j', (wrong) => {
    expect(siteConfigurationSchema.safeParse(wrong).success).toBe(false);
  });
});
