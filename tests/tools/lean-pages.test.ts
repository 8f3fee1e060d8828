import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withoutProperties, withoutUnusedImports } from '#tools/vite/without-properties.ts';

const without = (names: readonly string[], code: string) =>
  withoutProperties(code, parseSync('pages.js', code).program, ({ name }) => names.includes(name));

test('a build leaves out the properties that it does not read, however deep, and nothing else', () => {
  const code = `const pages = { home: { paths: ['/'], texts: ['games'], load: () => import('a') }, texts: 1 };`;
  expect(without(['texts', 'load'], code)).toBe(`const pages = { home: { paths: ['/'],   },  };`);
  expect(without(['paths'], code)).toContain(`{  texts: ['games'], load: () => import('a') }`);
  expect(without(['other'], code)).toBe(code);
});

test('a name is left out only where it is a property', () => {
  const code = `const texts = load(); export { texts };`;
  expect(without(['texts', 'load'], code)).toBe(code);
});

test('an import goes when nothing uses its names any more, and one without names stays', () => {
  const code = [
    `import { HeartIcon as Heart } from './HeartIcon.tsx';`,
    `import { GiftIcon, HomeIcon } from './icons.ts';`,
    `import './base.css';`,
    `const pages = { home: { Icon: HomeIcon, path: '/HeartIconic' } };`,
  ].join('\n');
  const lean = withoutUnusedImports(code, parseSync('pages.js', code).program);
  expect(lean.trim().split('\n')).toEqual(code.split('\n').slice(1));
});
