import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PNG } from 'pngjs';
import { expect, onTestFinished, test } from 'vitest';
import { compareGalleries } from '#tools/gallery/compare-galleries.ts';
import { fullLooks, lookName, pairLooks } from '#tools/gallery/looks.ts';
import { type GroupRecord, type ScreenRecord, writeGroup } from '#tools/gallery/records.ts';
import { changesInWords } from '#tools/gallery/write-report.ts';

const [look] = fullLooks;
if (look === undefined) throw new Error('There is no look.');

/** A screen of two elements: a header of 40 pixels, and an icon below it. */
interface Drawn {
  readonly header?: number;
  readonly iconLeft?: number;
  readonly words?: string;
}

function picture({ header = 90, iconLeft = 30 }: Drawn): Buffer {
  const png = new PNG({ width: 120, height: 120 });
  for (let y = 0; y < 120; y += 1) {
    for (let x = 0; x < 120; x += 1) {
      const isIcon = y >= 60 && y < 80 && x >= iconLeft && x < iconLeft + 20;
      const grey = y < 40 ? header : isIcon ? 0 : 255;
      png.data.set([grey, grey, grey, 255], (y * 120 + x) * 4);
    }
  }
  return PNG.sync.write(png);
}

function gallery(screens: Readonly<Record<string, Drawn>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const records = Object.entries(screens).map(([id, drawn]): ScreenRecord => {
    const file = `pictures/${id}.png`;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), picture(drawn));
    return {
      id,
      group: 'deposit',
      title: id,
      made: 'machine',
      rows: ['W2'],
      steps: [],
      live: '/',
      keys: [],
      pictures: [{ look: look as (typeof fullLooks)[number], file, faults: [] }],
      readings: [
        {
          language: 'PT',
          size: 'phone',
          tree: `- heading "${drawn.words ?? 'Deposit'}"`,
          elements: [
            { name: 'page', box: [0, 0, 120, 120] },
            { name: 'header', box: [0, 0, 120, 40] },
            { name: 'icon', box: [26, 56, 36, 28] },
          ],
        },
      ],
    };
  });
  const group: GroupRecord = {
    group: 'deposit',
    title: 'Deposit',
    inputs: '',
    screens: records,
    missing: [],
    unsteady: [],
  };
  writeGroup(folder, group);
  return folder;
}

const usual = { one: {}, two: {}, three: {} };
const compare = (now: Readonly<Record<string, Drawn>>) => {
  const result = compareGalleries(
    gallery(usual),
    gallery(now),
    () => true,
    () => undefined,
  );
  return {
    ...result,
    causes: result.groups.map(({ cause, pictures }) => [cause, pictures.length]),
  };
};

test('a run without a change shows no difference (T9)', () => {
  const same = compare(usual);
  expect(same).toMatchObject({ groups: [], gone: [], compared: 3 });
  expect(changesInWords(same)).toBe('Nothing changed in 3 pictures.');
});

test('one change of the header is one group of all its pictures (T9)', () => {
  const changed = compare({ one: { header: 0 }, two: { header: 0 }, three: { header: 0 } });
  expect(changed.causes).toEqual([['header', 3]]);
});

test('an icon that moved by six pixels is found where it is (T9)', () => {
  expect(compare({ ...usual, two: { iconLeft: 36 } }).causes).toEqual([['icon', 1]]);
});

test('a screen with changed words shows removed and added ones (T9)', () => {
  const [group] = compare({ ...usual, two: { words: 'Withdraw', header: 0 } }).groups;
  expect(group?.words).toEqual(['− - heading "Deposit"', '+ - heading "Withdraw"']);
});

test('new and removed screens are reported (T9)', () => {
  const changed = compare({ one: {}, two: {}, four: {} });
  expect(changed.causes).toEqual([['new: four', 1]]);
  expect(changed.gone).toEqual(['three']);
});

const pairsOf = (each: object) =>
  Object.entries(each).flatMap(([one, a], index, all) =>
    all.slice(index + 1).map(([other, b]) => `${one} ${String(a)}, ${other} ${String(b)}`),
  );

test('each pair of values of two properties is in one of the other looks (T9)', () => {
  const properties = [
    'language',
    'size',
    'theme',
    'direction',
    'text',
    'colours',
    'motion',
  ] as const;
  const valuesOf = (name: (typeof properties)[number]) => [
    ...new Set(pairLooks.map((each) => each[name])),
  ];
  const wanted = properties.flatMap((one, index) =>
    properties
      .slice(index + 1)
      .flatMap((other) =>
        valuesOf(one).flatMap((a) =>
          valuesOf(other).map((b) => `${one} ${String(a)}, ${other} ${String(b)}`),
        ),
      ),
  );
  const seen = new Set(pairLooks.flatMap(pairsOf));
  expect(wanted.filter((pair) => !seen.has(pair))).toEqual([]);
  expect(properties.map((name) => valuesOf(name).length)).toEqual([4, 3, 2, 2, 2, 2, 2]);
  expect(new Set(pairLooks.map(lookName)).size).toBe(pairLooks.length);
});
