import { afterEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, setup } from 'xstate';
import { watchConnection, watchPage } from '#web/shared/flow/watching.ts';

afterEach(() => vi.restoreAllMocks());

/** A machine that invokes a watcher, and the events that this one tells it. */
function watchedBy(watcher: AnyActorLogic) {
  const told: string[] = [];
  const machine = setup({ actors: { watcher } }).createMachine({
    invoke: { src: 'watcher' },
    on: { '*': { actions: ({ event }) => told.push(event.type) } },
  });
  return { told, actor: createActor(machine).start() };
}

test('each return of the connection is told, until nobody listens any more (A25)', () => {
  const { told, actor } = watchedBy(watchConnection);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(told).toEqual(['connection.returned', 'connection.returned']);
  actor.stop();
  window.dispatchEvent(new Event('online'));
  expect(told).toHaveLength(2);
});

test('a page that is shown again is told of, and one that is hidden is not (A19, L7)', () => {
  const { told, actor } = watchedBy(watchPage);
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(told).toEqual(['page.shown']);
  actor.stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveLength(1);
});
