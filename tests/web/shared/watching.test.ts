import { afterEach, expect, test, vi } from 'vitest';
import { type AnyActorLogic, createActor, setup } from 'xstate';
import { watchConnection, watchPage } from '#web/shared/flow/watching.ts';

afterEach(() => vi.restoreAllMocks());

/** A machine that invokes a watcher, and the events that it gets. */
function watchedBy(watcher: AnyActorLogic) {
  const events: string[] = [];
  const machine = setup({ actors: { watcher } }).createMachine({
    invoke: { src: 'watcher' },
    on: { '*': { actions: ({ event }) => events.push(event.type) } },
  });
  return { events, actor: createActor(machine).start() };
}

test('each return of the connection is reported, until nobody listens (A25)', () => {
  const { events, actor } = watchedBy(watchConnection);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  expect(events).toEqual(['connection.returned', 'connection.returned']);
  actor.stop();
  window.dispatchEvent(new Event('online'));
  expect(events).toHaveLength(2);
});

test('a page that becomes visible is reported, and a hidden one is not (A19, L7)', () => {
  const { events, actor } = watchedBy(watchPage);
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['hidden', 'visible'] as const) {
    seen.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(events).toEqual(['page.shown']);
  actor.stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(events).toHaveLength(1);
});
