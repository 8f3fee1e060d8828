import { expect, test } from 'vitest';
import { statesIn } from '#machines/states-in.ts';
import { changedFields, createLiveLog } from '#web/flows/live/live-log.ts';
import { type FeedStep, WATCHING_BEGAN } from '#web/platform/windows/flow-feed.ts';

const step = (id: string, value: string, rest: Partial<FeedStep> = {}): FeedStep => ({
  actor: { id, machine: 'login', parent: null },
  at: 0,
  event: { type: 'form.submitted' },
  value,
  status: 'active',
  ...rest,
});

const says = (portal: string, ...steps: FeedStep[]) =>
  ({ type: 'portal.stepped', portal, path: '/login', steps }) as const;

test('a step without a context has the previous one (T7)', () => {
  const log = createLiveLog();
  log.take(
    says('a', step('1', 'one', { context: { ok: true } }), step('2', 'one'), step('1', 'two')),
  );
  expect(log.steps().map(({ number, context }) => [number, context])).toEqual([
    [1, { ok: true }],
    [2, undefined],
    [3, { ok: true }],
  ]);
});

test('an actor runs until it ends, or its portal is closed (T7)', () => {
  const log = createLiveLog();
  log.take(says('a', step('1', 'one'), step('2', 'one')));
  log.take(says('b', step('3', 'one')));
  log.take(says('a', step('1', 'over', { status: 'done' })));
  expect(log.actors().map(({ last }) => last.actor.id)).toEqual(['2', '3']);
  log.take({ type: 'portal.left', portal: 'a' });
  expect(log.actors().map(({ last }) => last.actor.id)).toEqual(['3']);
  expect(log.steps()).toHaveLength(4);
});

test('requests of another flows page add no step (T7)', () => {
  const log = createLiveLog();
  const began = step('1', 'one', { event: { type: WATCHING_BEGAN } });
  log.take(says('a', began));
  const before = log.steps();
  log.take(says('a', began));
  expect(log.steps()).toBe(before);
});

test('keeps the newest of many steps (T7)', () => {
  const log = createLiveLog(10);
  for (let count = 0; count < 25; count += 1) log.take(says('a', step('1', `state${count}`)));
  expect(log.steps().map(({ number }) => number)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
});

test('a state value has all states from the outside in', () => {
  expect(statesIn('one')).toEqual(['one']);
  expect(statesIn({ open: { game: 'playing', tab: 'none' } })).toEqual([
    'open',
    'open.game',
    'open.game.playing',
    'open.tab',
    'open.tab.none',
  ]);
});

test('a difference lists only fields', () => {
  expect(changedFields({ a: 1, b: { c: 1 }, d: 1 }, { a: 1, b: { c: 2 }, e: 1 })).toEqual([
    'b',
    'd',
    'e',
  ]);
  expect(changedFields(undefined, { a: 1 })).toEqual(['a']);
});
