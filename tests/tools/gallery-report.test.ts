import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { fullLooks, type Look } from '#tools/gallery/looks.ts';
import { parseOptions } from '#tools/gallery/options.ts';
import { writeGroup } from '#tools/gallery/records.ts';
import { writeReport } from '#tools/gallery/write-report.ts';

const [look] = fullLooks as readonly [Look];

test('the report is pages of its own, with chart, faults, rows and what is missing (T9, T13)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const screen = {
    id: 'deposit/reading',
    group: 'deposit',
    title: 'reading',
    made: 'machine',
    rows: ['W2'],
    steps: ['a step with <b>'],
    live: '/flows/deposit?state=reading',
    keys: ['deposit:title'],
    readings: [],
    pictures: [{ look, file: 'pictures/a.png', faults: [{ kind: 'cut', what: 'button “Go”' }] }],
  } as const;
  const missing = ['closed: no way leads there'];
  writeGroup(folder, {
    group: 'deposit',
    title: 'Deposit',
    inputs: '',
    screens: [screen],
    missing,
    unsteady: [],
  });
  const index = await writeReport(folder, null);
  const pages = [index, ...linksOf(index)];
  expect(pages.filter((page) => !existsSync(page))).toEqual([]);
  const text = readFileSync(join(folder, 'deposit.html'), 'utf8');
  expect(text).toContain('<svg');
  expect(text).toContain('class="here"');
  expect(text).toContain('cut: button “Go”');
  expect(text).toContain('a step with &lt;b&gt;');
  expect(text).toContain('No picture of closed: no way leads there');
  const rows = readFileSync(join(folder, 'rows.html'), 'utf8');
  expect(rows).toContain('deposit.html#deposit-reading');
});

/** Files that a page of the report links to. */
function linksOf(page: string): readonly string[] {
  const links = readFileSync(page, 'utf8').matchAll(/(?:href|src)="([^"#]+)"/gu);
  return [...links].map(([, link = '']) => join(dirname(page), link));
}

test('an unknown argument is refused by name (T9)', () => {
  expect(parseOptions(['--only', 'deposit', '--short'])).toMatchObject({
    only: 'deposit',
    isShort: true,
    isTwice: false,
  });
  expect(() => parseOptions(['--onyl', 'deposit'])).toThrow(/--onyl/u);
});
