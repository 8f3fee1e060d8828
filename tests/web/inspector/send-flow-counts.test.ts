import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { COUNTS_CALL, COUNTS_META, type SentCounts } from '#contract/flow-counts-types.ts';
import { awaitWatcher } from '#web/inspector/await-watcher.ts';
import { createRunningActors } from '#web/shared/services/running-actors.ts';

const waiting = createMachine({
  id: 'waiting',
  initial: 'here',
  states: { here: { on: { moved: 'there' } }, there: { on: { moved: 'here' } } },
});

/** Bodies that the portal has sent. */
let sent: SentCounts[];
let answer: () => Promise<Response>;
let listening: MockInstance<typeof window.addEventListener>;

beforeEach(() => {
  vi.useFakeTimers();
  listening = vi.spyOn(window, 'addEventListener');
  // No flows page of another test hears this portal.
  vi.stubGlobal('BroadcastChannel', undefined);
  sent = [];
  answer = () => Promise.resolve(new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', (address: string, { body, keepalive }: RequestInit) => {
    expect([address, keepalive]).toEqual([COUNTS_CALL, true]);
    sent.push(JSON.parse(body as string) as SentCounts);
    return answer();
  });
});
afterEach(() => {
  for (const [type, listener] of listening.mock.calls) window.removeEventListener(type, listener);
  listening.mockRestore();
  document.head.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A portal with one flow that runs, on a page that is asked to count, or is not. */
async function openPortal(isCounted: boolean) {
  const meta = document.createElement('meta');
  meta.name = isCounted ? COUNTS_META : 'another';
  document.head.append(meta);
  const running = createRunningActors();
  const actor = createActor(waiting).start();
  running.add(actor);
  const inspect = vi.spyOn(actor.system, 'inspect');
  awaitWatcher(running);
  await vi.dynamicImportSettled();
  return { actor, inspect };
}
const reached = () => sent.map(({ flows }) => flows['waiting']?.reached);

test('a page counts nothing unless it is asked to (T7)', async () => {
  const { actor, inspect } = await openPortal(false);
  actor.send({ type: 'moved' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inspect).not.toHaveBeenCalled();
  expect(sent).toEqual([]);
});

test('a page sends its counts every ten seconds, and the last ones when it is left (T7)', async () => {
  const { actor } = await openPortal(true);
  await vi.advanceTimersByTimeAsync(30_000);
  actor.send({ type: 'moved' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reached()).toEqual([{ here: 1 }, { there: 1 }]);
  dispatchEvent(new Event('pagehide'));
  expect(sent.at(-1)?.flows['waiting']).toEqual({
    started: 0,
    finished: 0,
    reached: {},
    left: { there: 1 },
  });
});

test('a page goes on while there is no connection, and stops where the server takes no counts (T7)', async () => {
  answer = () => Promise.reject(new TypeError('no connection'));
  const { actor } = await openPortal(true);
  await vi.advanceTimersByTimeAsync(10_000);
  answer = () => Promise.resolve(new Response('', { status: 404 }));
  actor.send({ type: 'moved' });
  await vi.advanceTimersByTimeAsync(10_000);
  actor.send({ type: 'moved' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reached()).toEqual([{ here: 1 }, { there: 1 }]);
});
