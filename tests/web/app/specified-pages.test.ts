// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { pageNames, pages } from '#web/app/pages.ts';

const read = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp): string => {
  const [, part] = pattern.exec(text) ?? [];
  if (part === undefined) throw new Error(`${String(pattern)} is not there.`);
  return part;
};

const specification = read('specification');
const paths = pageNames.flatMap((name) => pages[name].paths as readonly string[]);

/** The first column of the table of routes. */
const routes = [...found(specification, /### Routes(.*?)###/su).matchAll(/^\| (\/.*?) +\|/gmu)]
  .flatMap(([, cell = '']) => cell.split(', '))
  .toSorted();
/** Names of a sentence, without text in brackets. */
const keysOf = (sentence: string) =>
  sentence
    .replaceAll(/ ?\([^()]*\)/gu, '')
    .split(/[,;]\s| and /u)
    .map((key) => key.replace(/^also /u, '').trim());
const memberKeys = keysOf(found(specification, /^Page keys: (.*?)\. It has a close/mu));
const [forEveryAgent = '', contractPages = ''] = found(
  read('requirements'),
  /^## Page keys of the agent centre\n\n(.*?), each only/msu,
)
  .replaceAll('\n', ' ')
  .split('; ');
const agentKeys = [...keysOf(forEveryAgent), ...keysOf(contractPages)];
const parts = keysOf(found(specification, /Lazy parts are loaded on demand: (.*?)\.$/mu));

test('the documents list the expected number of pages (R1 to R5, W1, C1)', () => {
  expect([routes.length, memberKeys.length, agentKeys.length, parts.length]).toEqual([
    27, 15, 13, 10,
  ]);
});

describe('every page of the specification exists (§2)', () => {
  test.each(routes)('%s (R1 to R7)', (path) => {
    expect(paths).toContain(path);
  });

  test.each(memberKeys)('%s of the member centre (W1, W5)', (key) => {
    expect(paths).toContain(`/member/${key}`);
    const entry = Object.values(pages).find(({ paths: [own] }) => own === `/member/${key}`);
    expect(entry).toHaveProperty('memberMenu');
  });

  test.each(agentKeys)('%s of the agent centre (C1)', (key) => {
    expect(paths).toContain(`/agent/${key}`);
  });
});

describe('every lazy part of the specification is a page (R10)', () => {
  test.each(parts)('%s', (part) => {
    expect(pageNames).toContain(part);
  });
});
