import { expect, test } from 'vitest';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { turnstileEntry } from '#tests/machines/specimens/turnstile.entry.ts';
import { chartOf } from '#tools/flows/chart-of.ts';
import { reachOfJourneys } from '#tools/flows/proved/pinned-journeys.ts';
import { reachOfRecordings } from '#tools/flows/proved/recordings.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { proofOf, testsOfState, testsOfTransition } from '#web/flows/proved/proof-of-chart.ts';

const turnstile = turnstileEntry as unknown as AnyCatalogueEntry;
const chartWith = (entry: AnyCatalogueEntry) => ({
  ...chartOf(entry),
  tests: reachOfJourneys(entry),
  requirements: {},
  testedAt: null,
  drawings: [],
});
const names = (tests: readonly { readonly name: string }[]) => tests.map(({ name }) => name);

test('a pinned journey reaches states, also those left at once, and takes transitions (T7)', () => {
  const [passes, waits] = reachOfJourneys(turnstile);
  expect(passes).toEqual({
    kind: 'pinned',
    name: 'a person passes',
    states: ['closed', 'checkingCoin', 'open', 'weighingBox'],
    transitions: [
      'closed: coin.inserted',
      'checkingCoin: done(checkCoin) #1',
      'open: person.passed',
      'weighingBox: always #2',
    ],
  });
  expect(waits?.transitions).toContain('open: after(patience)');
});

test('each part of a chart has its tests (T7)', () => {
  const chart = chartWith(turnstile);
  expect(names(testsOfState(chart, 'full'))).toEqual(['a full box is emptied']);
  expect(names(testsOfTransition(chart, 'weighingBox: always #1'))).toEqual([
    'a full box is emptied',
  ]);
  expect(proofOf(chart)).toEqual({ states: [], transitions: [], possible: 10, proved: 10 });
});

test('lists what no test reaches, except the unreachable (T7)', () => {
  const [passes] = turnstile.journeys;
  const entry = {
    ...turnstile,
    journeys: passes === undefined ? [] : [passes],
    exceptions: { 'weighingBox: always #1': 'The box is never full.' },
  };
  const { states, transitions, possible, proved } = proofOf(chartWith(entry));
  expect(states.map(({ path }) => path)).toEqual(['full', 'outOfService']);
  expect(transitions.map(({ id }) => id)).toEqual([
    'closed: service.ended',
    'checkingCoin: done(checkCoin) #2',
    'checkingCoin: error(checkCoin)',
    'open: after(patience)',
    'full: box.emptied',
  ]);
  expect([proved, possible]).toEqual([4, 9]);
});

test('pinned journeys take every transition of a machine that no walk shows (T7)', () => {
  const withoutWalk = catalogue.filter(({ noView }) => noView !== undefined);
  expect(withoutWalk.length).toBeGreaterThan(0);
  const open = withoutWalk.map(
    (entry) => [entry.id, proofOf(chartWith(entry)).transitions] as const,
  );
  expect(
    open.filter(([, transitions]) => transitions.length > 0),
    'Pin a journey over these in the entry of the machine',
  ).toEqual([]);
});

test('a recording reaches the states that it came through (T7)', () => {
  const withdrawal = catalogue.find(({ id }) => id === 'withdrawal');
  const [recording] = withdrawal ? reachOfRecordings(withdrawal) : [];
  expect(recording).toMatchObject({ kind: 'recording', name: 'wrong password first' });
  expect(recording?.states).toEqual(expect.arrayContaining(['entering', 'reviewing', 'requested']));
  expect(reachOfRecordings(turnstile)).toEqual([]);
});
