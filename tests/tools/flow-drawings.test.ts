import { describe, expect, test } from 'vitest';
import { charts } from '#tools/flows/charts.ts';
import { scoreOf } from '#tools/flows/score.ts';
import { nodesOf } from '#tools/machine-anatomy.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import type { DrawnArrow, DrawnState, Rectangle } from '#web/flows/chart/chart.types.ts';

const drawn = await charts();

test('every machine of the catalogue has a chart (T7)', () => {
  expect(drawn.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
});

test.each(drawn.map((chart) => [chart.id, chart] as const))(
  '%s: no label covers another, no arrow crosses a state, no text is cut (T7)',
  (_, { drawings }) => {
    expect(drawings.flatMap((drawing) => scoreOf(drawing).faults)).toEqual([]);
  },
);

test.each(drawn.map((chart) => [chart.id, chart] as const))(
  '%s: every state is drawn open somewhere, and no text is empty (T7)',
  (id, { drawings }) => {
    const machine = catalogue.find((entry) => entry.id === id)?.machine;
    const paths = machine ? nodesOf(machine).map(({ path }) => path.join('.')) : [];
    const open = drawings.flatMap(({ states }) =>
      states.filter(({ isFolded }) => !isFolded).map(({ path }) => path),
    );
    expect(paths.filter((path) => !open.includes(path))).toEqual([]);
    const texts = drawings
      .flatMap(({ states, arrows }) => [...states, ...arrows])
      .flatMap((part) => part.texts);
    expect(texts.filter(({ text }) => text.trim() === '')).toEqual([]);
  },
);

const box = (path: string, x: number, y: number, text = path): DrawnState => ({
  path,
  isFolded: false,
  x,
  y,
  width: 100,
  height: 40,
  texts: [{ text, x: x + 10, y: y + 20, width: 80, tells: 'title' }],
});
const arrow = (
  [from, to]: readonly [string, string],
  points: readonly (readonly [number, number])[],
  label: Rectangle | null = null,
): DrawnArrow => ({ from, to, points: points.map(([x, y]) => ({ x, y })), label, texts: [] });
const labelAt = (x: number, y: number): Rectangle => ({ x, y, width: 60, height: 20 });
const drawing = (
  arrows: readonly DrawnArrow[],
  states = [box('one', 0, 0), box('two', 300, 0)],
) => ({ path: '', width: 400, height: 200, states, arrows });
describe('the score of a drawing that cannot be read (T7)', () => {
  const across = [
    [100, 20],
    [300, 20],
  ] as const;

  test('finds nothing in a readable one', () => {
    const readable = drawing([arrow(['one', 'two'], across, labelAt(150, 30))]);
    expect(scoreOf(readable)).toEqual({ faults: [], cost: 400, fits: true });
  });

  test.each([
    [
      'labels that overlap',
      drawing([
        arrow(['one', 'two'], across, labelAt(150, 30)),
        arrow(['two', 'one'], across, labelAt(180, 40)),
      ]),
      'the labels one → two and two → one overlap',
    ],
    [
      'a label over a state',
      drawing([arrow(['one', 'two'], across, labelAt(280, 10))]),
      'the label one → two covers two',
    ],
    [
      'a label outside',
      drawing([arrow(['one', 'two'], across, labelAt(150, 190))]),
      'the label one → two is outside',
    ],
    [
      'an arrow through a state',
      drawing(
        [arrow(['one', 'two'], across)],
        [box('one', 0, 0), box('between', 150, 0), box('two', 300, 0)],
      ),
      'the arrow one → two crosses between',
    ],
    [
      'a label over the title of a state with states inside',
      drawing(
        [arrow(['one', 'two'], across, labelAt(150, 10))],
        [
          box('one', 0, 0),
          box('two', 300, 0),
          { ...box('outer', 140, 0), height: 200 },
          box('outer.inner', 140, 120),
        ],
      ),
      'the label one → two covers outer',
    ],
    [
      'a text that is cut',
      drawing([], [{ ...box('one', 0, 0), width: 60 }]),
      "'one' does not fit one",
    ],
  ])('finds %s', (_, bad, fault) => {
    expect(scoreOf(bad).faults).toContain(fault);
  });

  test('costs more with arrows that cross, corners and width', () => {
    const crossed = drawing([
      arrow(
        ['one', 'two'],
        [
          [100, 50],
          [300, 50],
        ],
      ),
      arrow(
        ['two', 'one'],
        [
          [200, 0],
          [200, 100],
        ],
      ),
    ]);
    // Lengths 200 and 100, one crossing of 60, height 200.
    expect(scoreOf(crossed).cost).toBe(560);
    expect(scoreOf({ ...drawing([]), width: 1401 })).toMatchObject({ cost: 210, fits: false });
  });
});
