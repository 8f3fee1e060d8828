import { cleanup, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { Chart } from '#web/shared/charts/Chart.tsx';
import { scaleOf } from '#web/shared/charts/scale.ts';

afterEach(cleanup);

test('a scale contains 0 and every value, with a few round lines (W4)', () => {
  const value = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  fc.assert(
    fc.property(fc.array(value, { maxLength: 40 }), (values) => {
      const { ticks, placeOf } = scaleOf(values);
      expect(ticks).toContain(0);
      expect(ticks.length).toBeGreaterThanOrEqual(2);
      expect(ticks.length).toBeLessThanOrEqual(7);
      const [first = 0, second = 0] = ticks;
      for (const [index, tick] of ticks.entries())
        expect(tick).toBe(first + index * (second - first));
      expect(placeOf(first)).toBeLessThanOrEqual(100);
      for (const each of [0, ...values]) {
        expect(placeOf(each)).toBeGreaterThanOrEqual(0);
        expect(placeOf(each)).toBeLessThanOrEqual(100);
      }
    }),
  );
});

test('a single small loss adds no whole step below 0 (W4)', () => {
  const { ticks, placeOf } = scaleOf([1_200_000, 640_000, -6_400]);
  expect(ticks[0]).toBe(0);
  expect(placeOf(0)).toBeGreaterThan(99);
  expect(placeOf(-6_400)).toBe(100);
});

const chart = (days: readonly string[], bets: readonly number[], results: readonly number[]) => (
  <Chart
    title="Bets by day"
    pointsLabel="Day"
    points={days.map((day) => ({ key: day, label: `${day} 2026`, shortLabel: day }))}
    series={[
      { label: 'Bets', look: 'bar', values: bets },
      { label: 'Result', look: 'line', values: results },
    ]}
    format={(value) => `R$ ${value}`}
    formatShort={String}
  />
);

test('lists every value in a table, and hides the drawing from screen readers (W4)', () => {
  const { container } = render(chart(['1 Nov', '2 Nov'], [500, 0], [-20, 30]));
  const rows = within(screen.getByRole('region', { name: 'Bets by day' })).getAllByRole('row');
  const cells = rows.map((row) =>
    [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([
    ['Day', 'Bets', 'Result'],
    ['1 Nov 2026', 'R$ 500', 'R$ -20'],
    ['2 Nov 2026', 'R$ 0', 'R$ 30'],
  ]);
  expect(container.querySelector('svg')?.closest('[aria-hidden]')).not.toBeNull();
  const heights = [...container.querySelectorAll('[data-series="0"] rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(heights[0]).toBeGreaterThan(0);
  expect(heights[1]).toBe(0);
});

test('works with no day, one day and a year (W4)', () => {
  for (const count of [0, 1, 365]) {
    const values = Array.from({ length: count }, (_, index) => index);
    const { container } = render(chart(values.map(String), values, values));
    expect(container.querySelectorAll('[data-series="0"] rect')).toHaveLength(count);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/u);
    cleanup();
  }
});
