import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headersFor, hostHeadersSchema } from '#contract/hosting.ts';
import { englishStandsIn } from '#tools/vite/english-stands-in.ts';
import { hostHeaders } from '#tools/vite/host-headers.ts';
import { inlineScripts } from '#tools/vite/inline-scripts.ts';
import { inlineStyles } from '#tools/vite/inline-styles.ts';
import { moduleReport } from '#tools/vite/module-report.ts';
import { precompress } from '#tools/vite/precompress.ts';

const page = `<!doctype html><html><head><meta charset="utf-8">
<script data-inline src="/boot.ts"></script>
<script data-inline="es2015" src="/plain.ts"></script>
<script type="module" src="/main.ts"></script></head><body><p class="drawn"></p></body></html>`;
const files: Readonly<Record<string, string>> = {
  'index.html': page,
  'boot.ts': `const theme: string = 'dark'; document.documentElement.dataset['theme'] = theme; console.log('</script>');`,
  'plain.ts': `const found = document.querySelector('p')?.textContent ?? ''; console.log(\`\${found}\`);`,
  'messages/EN/member/rank.json': '{"title":"Your rank","more":{"next":"Next","last":"Last"}}',
  'messages/TH/member/rank.json': '{"more":{"last":"สุดท้าย"}}',
  'messages/PT/member/rank.json': '{"title":"Seu nível"}',
  'words.ts': `export * as th from './messages/TH/member/rank.json'; export * as pt from './messages/PT/member/rank.json';`,
  'main.ts': `import './main.css'; void import('./words.ts').then(console.log); document.body.append('${'long text '.repeat(100)}'); void import('./lazy.ts');`,
  'main.css': 'body { color: teal }',
  'lazy.ts': `import './lazy.css'; void import('./later.ts'); export const lazy = 'lazy';`,
  'lazy.css': '.drawn { color: navy }',
  'later.ts': `import './later.css'; export const later = 'later';`,
  'later.css': '.drawn-later { color: red }',
};

let folder = '';
let html = '';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const built = (path: string) => readFile(join(folder, 'out', path));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-plugins-'));
  await mkdir(join(folder, 'out'));
  await Promise.all(
    Object.entries(files).map(async ([name, text]) => {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }),
  );
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: { outDir: 'out', emptyOutDir: true },
    plugins: [
      englishStandsIn(),
      inlineScripts(),
      inlineStyles(),
      moduleReport(),
      hostHeaders(),
      precompress(),
    ],
  });
  html = String(await built('index.html'));
});
afterAll(() => rm(folder, { recursive: true }));

test('English fills gaps of a translation only (G1)', async () => {
  const scripts = (await readdir(join(folder, 'out/assets'))).filter((name) =>
    name.endsWith('.js'),
  );
  const codes = await Promise.all(
    scripts.map(async (name) => String(await built(`assets/${name}`))),
  );
  const words = codes.find((code) => code.includes('สุดท้าย')) ?? '';
  expect(words).toContain('Your rank');
  expect(words).toContain('Next');
  expect(words).not.toContain('Last');
  expect(words).toContain('Seu nível');
  expect(words.match(/Your rank/gu)).toHaveLength(1);
});

test('the boot script is inlined, bundled, and cannot end its own element', () => {
  const [, code = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(code).toContain('dataset.theme');
  expect(code).toContain('<\\/script');
});

test('the entry’s styles are inlined, and their file is not requested', () => {
  expect(html).toMatch(/<style data-file="\/assets\/[^"]+\.css">body\{color:teal\}<\/style>/);
  expect(html).not.toContain('rel="stylesheet"');
});

test('inlines styles of lazy parts only for classes that the page shows', () => {
  expect(html).toMatch(/<style data-file="[^"]+">\.drawn\{color:navy\}<\/style>/);
  expect(html).not.toContain('drawn-later');
});

test('every inline script and style of the page is allowed by its hash', async () => {
  const scripts = Array.from(
    html.matchAll(/<script>([\s\S]*?)<\/script>/g),
    ([, text = '']) => text,
  );
  const styles = Array.from(
    html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g),
    ([, text = '']) => text,
  );
  expect(styles).toHaveLength(2);
  expect(scripts).toHaveLength(2);
  const headers = hostHeadersSchema.parse(JSON.parse(String(await built('headers.json'))));
  const policy = headersFor(headers, '/')['Content-Security-Policy'];
  for (const text of [...scripts, ...styles]) expect(policy).toContain(`'${hash(text)}'`);
  expect(policy).not.toContain('unsafe');
});

test('a script for old browsers is compiled to its level', () => {
  const [, , plain = ''] =
    /<script>([\s\S]*?)<\/script>\s*<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(plain).toContain('textContent');
  expect(plain).not.toMatch(/\?\.|\?\?/u);
});

test('text is compressed beforehand, and decompresses to itself', async () => {
  const [, entry = ''] = /src="\/(assets\/[^"]+\.js)"/.exec(html) ?? [];
  const plain = await built(entry);
  expect(brotliDecompressSync(await built(`${entry}.br`))).toEqual(plain);
  expect(gunzipSync(await built(`${entry}.gz`))).toEqual(plain);
});

test('the report lists entry and lazy part', async () => {
  const report = Object.values(
    JSON.parse(String(await built('modules.json'))) as Record<string, Record<string, unknown>>,
  );
  expect(report).toContainEqual(expect.objectContaining({ name: 'index', isEntry: true }));
  expect(report).toContainEqual(expect.objectContaining({ name: 'lazy', isEntry: false }));
});
