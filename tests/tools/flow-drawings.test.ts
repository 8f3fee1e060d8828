import { expect, test } from 'vitest';
import { charts } from '#tools/flows/charts.ts';
import { scoreOf } from '#tools/flows/score.ts';
import { nodesOf } from '#tools/machine-anatomy.ts';
import { catalogue } from '#tools/machine-catalogue.ts';

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
