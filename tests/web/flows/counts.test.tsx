import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COUNTS_CALL, type FlowCount, type FlowCounts } from '#contract/flow-counts-types.ts';
import { waysOut } from '#web/flows/counts/ways-out.ts';
import { openFlows } from './open-flows.tsx';

const bonus: FlowCount = {
  started: 1_200,
  finished: 9,
  reached: { reading: 1_200, confirming: 1_100, ended: 9 },
  left: { reading: 4, confirming: 27 },
};
const counts = (since: string): FlowCounts => ({ since, flows: { bonusEnding: bonus } });
const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** What the server answers when the counts are read. */
let answer: () => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) =>
    address === COUNTS_CALL ? answer() : Promise.reject(new Error('not asked for here')),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const details = () => within(screen.getByRole('region', { name: /^State / }));
const state = (path: string, kind: 'simple' | 'compound' | 'parallel', parent: string | null) => ({
  path,
  kind,
  parent,
  isInitial: false,
  description: '',
  actors: [],
});
const SECTION = { name: 'Where people leave' };
const section = () => screen.findByRole('region', SECTION);

test('a flow shows where people leave it, most first, and each state its own counts (T7)', async () => {
  answer = () => Promise.resolve(json(counts('2026-11-27T02:00:00.000Z')));
  await openFlows('/bonusEnding?state=reading');
  const own = within(await section());
  expect(own.getByText('Started 1,200 times · 23% came to an end')).toBeTruthy();
  expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'confirming27 · 68%',
    'endedEnd9 · 23%',
    'reading4 · 10%',
  ]);
  expect(details().getByText('Reached 1,200 times · 4 left here')).toBeTruthy();
  fireEvent.click(own.getByRole('button', { name: 'confirming' }));
  expect(details().getByText('Reached 1,100 times · 27 left here')).toBeTruthy();
});

test('the list of states shows the counts of each, also none (T7)', async () => {
  answer = () => Promise.resolve(json(counts('2026-11-27T02:00:00.000Z')));
  await openFlows('/bonusEnding?view=list');
  expect(await screen.findByText('Reached 1,100 times · 27 left here')).toBeTruthy();
  expect(screen.getAllByText('Reached 0 times').length).toBeGreaterThan(0);
});

test('a card shows the share of people who came to an end, if anybody started (T7)', async () => {
  answer = () => Promise.resolve(json(counts('2026-11-27T02:00:00.000Z')));
  await openFlows('/');
  expect(await screen.findAllByText(/^Started/)).toHaveLength(1);
});

test('the counts follow the server, keep the last ones while it is away, and say when it was started again (T7)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  answer = () => Promise.resolve(json(counts('2026-11-27T02:00:00.000Z')));
  await openFlows('/bonusEnding');
  await vi.advanceTimersByTimeAsync(100);
  const own = within(screen.getByRole('region', SECTION));
  answer = () => Promise.reject(new TypeError('no connection'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(own.getByRole('status').textContent).toMatch(/^The server isn’t answering.* as of /);
  expect(own.getByText(/^Started 1,200 times/)).toBeTruthy();
  answer = () => Promise.resolve(json({ since: '2026-11-27T03:00:00.000Z', flows: {} }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(own.queryByRole('status')).toBeNull();
  expect(own.getByText('No one has started this flow yet.')).toBeTruthy();
  expect(own.getByText(/^The server was started again/)).toBeTruthy();
});

test.each([
  ['does not count', () => Promise.resolve(new Response(null, { status: 204 })), /does not count/],
  ['is no fake server', () => Promise.resolve(new Response('<html>')), /does not count/],
  ['breaks down', () => Promise.resolve(new Response('', { status: 500 })), /isn’t answering/],
])('a server that %s is said to (T7)', async (_, answers, words) => {
  answer = answers;
  await openFlows('/bonusEnding?state=reading');
  expect(within(await section()).getByText(words)).toBeTruthy();
  expect(screen.queryByText(/^Reached/)).toBeNull();
});

test('a person who leaves parallel parts leaves once, and a flow without ends has no share of them (T7)', () => {
  const states = [
    state('', 'parallel', null),
    state('first', 'compound', ''),
    state('first.on', 'simple', 'first'),
    state('second', 'compound', ''),
    state('second.on', 'simple', 'second'),
    state('second.off', 'simple', 'second'),
  ];
  const left = { first: 4, 'first.on': 4, second: 4, 'second.on': 1, 'second.off': 3 };
  expect(waysOut({ states }, { started: 5, finished: 0, reached: {}, left })).toEqual({
    ways: [
      { path: 'first.on', isEnd: false, count: 4, share: 1 },
      { path: 'second.off', isEnd: false, count: 3, share: 0.75 },
      { path: 'second.on', isEnd: false, count: 1, share: 0.25 },
    ],
    ended: null,
  });
});
