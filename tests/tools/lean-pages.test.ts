import { join } from 'node:path';
import { createInstance } from 'i18next';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';
import { leanPages, memberMenusApart } from '#tools/vite/lean-pages.ts';
import { buildOnItsOwn } from '#tools/vite/side-build.ts';
import { withoutProperties, withoutUnusedImports } from '#tools/vite/without-properties.ts';
import type { Page } from '#web/app/page.ts';
import { pages } from '#web/app/pages.ts';

const without = (names: readonly string[], code: string) =>
  withoutProperties(code, parseSync('pages.js', code).program, ({ name }) => names.includes(name));

test('a build leaves out the properties that it does not read, however deep, and nothing else', () => {
  const code = `const pages = { home: { paths: ['/'], texts: ['games'], load: () => import('a') }, texts: 1 };`;
  expect(without(['texts', 'load'], code)).toBe(`const pages = { home: { paths: ['/'],   },  };`);
  expect(without(['paths'], code)).toContain(`{  texts: ['games'], load: () => import('a') }`);
  expect(without(['other'], code)).toBe(code);
});

test('removes a name only where it is a property', () => {
  const code = `const texts = load(); export { texts };`;
  expect(without(['texts', 'load'], code)).toBe(code);
});

test('removes an import whose names are unused, and keeps one without names', () => {
  const code = [
    `import { HeartIcon as Heart } from './HeartIcon.tsx';`,
    `import { GiftIcon, HomeIcon } from './icons.ts';`,
    `import './base.css';`,
    `const pages = { home: { Icon: HomeIcon, path: '/HeartIconic' } };`,
  ].join('\n');
  const lean = withoutUnusedImports(code, parseSync('pages.js', code).program);
  expect(lean.trim().split('\n')).toEqual(code.split('\n').slice(1));
});

/** The code of a module with the descriptions that it reads, as the web app's build has it. */
const builtAs = (file: string) =>
  buildOnItsOwn({
    plugins: [leanPages('memberMenu'), memberMenusApart()],
    build: {
      ssr: join(projectRoot, file),
      rolldownOptions: { external: /^#web\/(?!app\/)|^#web\/app\/pages\//u },
    },
  });
const described: readonly Page[] = Object.values(pages);
/** In this language a text is its key. */
const texts = createInstance();
await texts.init({ lng: 'cimode', appendNamespaceToCIMode: true, defaultNS: 'shell' });
const labels = described.flatMap(
  ({ memberMenu }) => memberMenu?.label(texts.t).replace(/^shell:/u, '') ?? [],
);
const frames = ['member', 'agent'].map((area) => `frame: "${area}"`);

test('the menus of signed-in people have every entry, and nothing else of the pages', async () => {
  const code = await builtAs('web/app/member-menus.ts');
  expect(labels.length).toBeGreaterThan(30);
  expect(
    labels.filter((label) => !code.includes(`"${label}"`)),
    'tools/vite/lean-pages.ts has to keep these entries of menus',
  ).toEqual([]);
  for (const left of ['import(', 'shellMenu', ...frames]) expect(code).not.toContain(left);
});

test('visitors load every page, and none of those entries', async () => {
  const code = await builtAs('web/app/page-addresses.ts');
  for (const kept of ['import(', 'shellMenu', ...frames]) expect(code).toContain(kept);
  const lost = described.filter(({ paths: [path] }) => !code.includes(`"${path}"`));
  expect(
    lost.map(({ paths }) => paths[0]),
    'tools/vite/lean-pages.ts has to keep these addresses',
  ).toEqual([]);
  expect(code).not.toContain('memberMenu');
});
