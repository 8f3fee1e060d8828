import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Chart } from '#web/flows/chart/chart.types.ts';
import { openFlows, stateBox } from './open-flows.tsx';

/** The flow with its first test alone, and a part that no run can reach. */
const withOneTest = (chart: Chart): Chart => ({
  ...chart,
  tests: chart.tests.slice(0, 1),
  exceptions: { 'reading: error(readBonus)': 'It is read before.' },
});
const isUnproved = (name: string) => /unproved/.test(stateBox(name).getAttribute('class') ?? '');
const details = () => within(screen.getByRole('region', { name: /^State / }));
const summary = () => within(screen.getByRole('region', { name: 'What proves it' }));

test('a state and its transitions name the tests that reach them (T7)', async () => {
  await openFlows('/bonusEnding?state=confirming');
  const [tests] = details().getAllByText(/^\d+ tests$/);
  fireEvent.click(tests as HTMLElement);
  expect(details().getAllByText('Paths written by hand').length).toBeGreaterThan(1);
  expect(isUnproved('confirming')).toBe(false);
  expect(summary().getByText('16 of 16 transitions tested')).toBeTruthy();
  expect(screen.queryByText('No test')).toBeNull();
});

test('what no test reaches is marked and listed, with a link to its state (T7)', async () => {
  await openFlows('/bonusEnding', withOneTest);
  expect(isUnproved('ended')).toBe(false);
  expect(isUnproved('reading again')).toBe(true);
  expect(within(screen.getByRole('list', { name: 'Colors' })).getByText('No test')).toBeTruthy();
  const parts = summary();
  fireEvent.click(parts.getByText(/^Without a test: \d+$/));
  fireEvent.click(parts.getAllByRole('button', { name: 'reading' })[0] as HTMLElement);
  expect(details().getByText('Cannot happen: It is read before.')).toBeTruthy();
  expect(details().getAllByText('no test').length).toBeGreaterThan(0);
});

test('results of a test run show their time, or ask for a run (T7)', async () => {
  await openFlows('/bonusEnding');
  expect(
    summary().getByText('Screens and the whole portal have not been tested here yet: npm test.'),
  ).toBeTruthy();
  cleanup();
  const walk = { kind: 'walk', name: 'all screens', states: ['reading'], transitions: [] } as const;
  await openFlows('/bonusEnding?state=reading', (chart) => ({
    ...chart,
    tests: [...chart.tests, walk],
    testedAt: '2026-11-26T20:00:00.000Z',
  }));
  expect(summary().getByText(/^Screens and the whole portal were last tested .*26/)).toBeTruthy();
  expect(details().getByText('all screens')).toBeTruthy();
});

test('a card shows how much of the flow is tested (T7)', async () => {
  await openFlows('/');
  expect(screen.getByText(/16 of 16 transitions tested/)).toBeTruthy();
});

test('a state has the rows that tests name which reach it, with their texts (T7)', async () => {
  const named = {
    kind: 'journey',
    name: 'ends a bonus, and a second tab shows it (W11, S6)',
    states: ['confirming'],
    transitions: ['confirming: ending.confirmed'],
  } as const;
  await openFlows('/bonusEnding?state=confirming', (chart) => ({
    ...chart,
    tests: [...chart.tests, named],
  }));
  fireEvent.click(details().getByText('Requirement W11'));
  expect(details().getByText('Ending a bonus.')).toBeTruthy();
  expect(details().getByText(/^\d+ tests · W11$/)).toBeTruthy();
  fireEvent.click(stateBox('reading'));
  expect(details().queryByText(/^Requirement/)).toBeNull();
  expect(screen.getByText('Requirements of this flow: W5, W11')).toBeTruthy();
});
