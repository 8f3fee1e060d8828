import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '#tools/machine-catalogue.ts';
import { projectRoot } from '#tools/project.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Every file of the project, new ones included, without built and installed files. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(projectRoot, file)));

const pages = files.filter((file) => file.endsWith('.md'));

/** The heading's address, as hosts of Markdown make it. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

/** What `#…` can name in a page: its headings and the anchors that it sets. */
function anchorsOf(page: string): readonly string[] {
  const text = read(page);
  return [...found(text, /^#+ (.+)$/gm).map(slug), ...found(text, /<a id="([^"]+)">/g)];
}

/** Rows that a text cites: all in brackets that begin with one, as (A12) or (G5, A20 and A11). */
const citedIn = (text: string) =>
  found(text, /\(([GRASLWCTP]\d{1,2}a?\b[^()]*)\)/g).flatMap((part) =>
    found(part, /\b([GRASLWCTP]\d{1,2}a?)\b/g),
  );

describe('the requirements', () => {
  const rows = found(read('docs/requirements.md'), /<a id="[a-z0-9]+"><\/a>\*\*([A-Z]\d+a?)\*\*/g);

  test('number each row once, and give it the anchor of its number', () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(new Set(rows).size).toBe(rows.length);
    expect(anchorsOf('docs/requirements.md')).toEqual(
      expect.arrayContaining(rows.map((row) => row.toLowerCase())),
    );
  });

  test('have every row that the code base cites', () => {
    const citing = files.filter((file) => /\.(?:ts|tsx|mjs|css|md)$/.test(file));
    const cited = citing.flatMap((file) => citedIn(read(file)).map((row) => ({ file, row })));
    expect(cited.length).toBeGreaterThan(1000);
    const unknown = cited.filter(({ row }) => !rows.includes(row));
    expect(unknown, 'Cite a row of docs/requirements.md in these files, or add the row').toEqual(
      [],
    );
  });

  test('have every row that a machine carries', () => {
    const carried = catalogue.flatMap(({ requirements }) => requirements);
    const unknown = carried.filter((row) => !rows.includes(row));
    expect(unknown, 'Machines carry these rows: docs/requirements.md has to have them').toEqual([]);
  });
});

test.each(pages)('every link of %s leads somewhere', (page) => {
  const links = found(read(page), /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
  const broken = links.filter((link) => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(projectRoot, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken, `Mend these links in ${page}`).toEqual([]);
});

/** Folders of the top level, and how the files end that people write. */
const rooms = new Set(files.map((file) => file.split('/')[0]));
const isPath = (text: string) =>
  /^[\w.-]+(?:\/[\w.<>*-]+)+\/?$/.test(text) &&
  (rooms.has(text.split('/')[0]) || /\.(?:ts|tsx|css|mjs)$/.test(text));

/** A path in a text, also the end of one; `<name>` and `*` match any part. */
function leadsNowhere(path: string): boolean {
  const parts = path.replace(/\/$/, '').split(/<[^>]*>|\*+/);
  const ending = parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('[^/]+');
  const pattern = new RegExp(`(?:^|/)${ending}(?:/|$)`);
  return !files.some((file) => pattern.test(file));
}

test.each(pages)('every path in %s exists', (page) => {
  const paths = found(read(page), /`([^`\s]+)`/g).filter(isPath);
  expect(paths.filter(leadsNowhere), `Name in ${page} where these files are now`).toEqual([]);
});

describe('the decisions', () => {
  const index = 'docs/decisions/README.md';
  const records = pages.filter((page) => dirname(page) === dirname(index) && page !== index);

  test.each(records)('%s has a date, its context and what was decided', (page) => {
    expect(read(page)).toMatch(/^# .+\n\n\d{4}-\d{2}-\d{2}\n/);
    expect(read(page)).toContain('**Decision.**');
    expect(read(page)).toContain('**Context.**');
  });

  test('are all in the index', () => {
    const listed = found(read(index), /\]\(([^)#]+)/g);
    const unlisted = records.filter((page) => !listed.includes(basename(page)));
    expect(unlisted, `Add these to ${index}`).toEqual([]);
  });
});
