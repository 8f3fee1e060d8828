import { afterEach, assert, beforeEach, expect, test, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { writeRecording } from '#machines/recordings/recording.ts';
import { createLiveLog } from '#web/flows/live/live-log.ts';
import { makeRecording } from '#web/flows/record/make-recording.ts';
import { createFlowFeed } from '#web/inspector/flow-feed.ts';
import { secretFields } from '#web/inspector/redaction.ts';
import {
  type FeedStep,
  type PortalMessage,
  WATCH_TIMEOUT_MILLISECONDS,
  WATCHING_BEGAN,
} from '#web/platform/windows/flow-feed.ts';
import { createRunningActors } from '#web/shared/services/running-actors.ts';
import { canaries, canariesIn } from './canaries.ts';

/** Holds secrets wherever an actor can hold some. */
const watched = setup({
  types: {
    input: {} as { readonly token: string; readonly name: string } | undefined,
    context: {} as { password: string; refusal: unknown; hasActed: boolean },
    events: {} as { type: 'form.submitted'; password: string; code: string } | { type: 'ended' },
  },
  actors: { signIn: fromPromise(() => Promise.resolve({ token: canaries.token })) },
}).createMachine({
  id: 'watched',
  context: { password: canaries.password, refusal: null, hasActed: false },
  initial: 'entering',
  states: {
    entering: {
      on: { 'form.submitted': { target: 'sending', actions: assign({ hasActed: true }) } },
    },
    sending: {
      invoke: {
        src: 'signIn',
        id: 'signIn',
        input: { email: canaries.email },
        onDone: {
          target: 'refused',
          actions: assign({
            refusal: { code: 'token_expired', mobile: canaries.mobile, name: canaries.fullName },
          }),
        },
      },
    },
    refused: { on: { ended: 'over' } },
    over: { type: 'final' },
  },
});

let messages: PortalMessage[];
const steps = (): readonly FeedStep[] =>
  messages.flatMap((message) => (message.type === 'portal.stepped' ? message.steps : []));
const states = () => steps().map(({ event, value }) => `${event.type} → ${JSON.stringify(value)}`);

beforeEach(() => {
  vi.useFakeTimers();
  messages = [];
});
afterEach(() => void vi.useRealTimers());

function open() {
  const running = createRunningActors();
  const feed = createFlowFeed(running, (message) => messages.push(structuredClone(message)));
  const actor = createActor(watched).start();
  const inspect = vi.spyOn(actor.system, 'inspect');
  running.add(actor);
  return { running, feed, actor, inspect };
}

const submitted = {
  type: 'form.submitted',
  password: canaries.password,
  code: canaries.smsCode,
} as const;

test('nothing is inspected or sent until a flows page watches (T7)', async () => {
  const { actor, inspect } = open();
  actor.send(submitted);
  await vi.runAllTimersAsync();
  expect(inspect).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
});

test('a flows page gets the state of each actor, then each step, without secrets (T7)', async () => {
  const { feed, actor } = open();
  feed.watch(true);
  actor.send(submitted);
  await vi.advanceTimersByTimeAsync(1000);
  actor.send({ type: 'ended' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(states()).toEqual([
    `${WATCHING_BEGAN} → "entering"`,
    'form.submitted → "sending"',
    'xstate.done.actor.signIn → "refused"',
    'ended → "over"',
  ]);
  expect(steps().map(({ context }) => context)).toEqual([
    { password: '[redacted]', refusal: null, hasActed: false },
    { password: '[redacted]', refusal: null, hasActed: true },
    {
      password: '[redacted]',
      refusal: { code: 'token_expired', mobile: '[redacted]', '[unnamed 1]': '[redacted]' },
      hasActed: true,
    },
    undefined,
  ]);
  expect(steps().at(-1)?.status).toBe('done');
  expect(canariesIn(messages)).toEqual([]);
});

test('a recording has no secret of the steps or of the input (T7)', async () => {
  const { feed, actor, running } = open();
  const watchedActor = createActor(watched, {
    input: { token: canaries.token, name: canaries.fullName },
  });
  running.add(watchedActor.start());
  feed.watch(true);
  actor.stop();
  const typed = Object.fromEntries([...secretFields].map((name) => [name, `typed-${name}`]));
  watchedActor.send({ ...typed, ...submitted });
  await vi.advanceTimersByTimeAsync(1000);
  const log = createLiveLog();
  for (const message of messages) log.take(message);
  const recording = makeRecording({ id: 'watched', version: 'v1' }, log.steps(), 0);
  assert(recording);
  expect(recording.input).toEqual({ token: '[redacted]', '[unnamed 1]': '[redacted]' });
  expect(recording.steps.map(({ event }) => event.type)).toEqual([
    'form.submitted',
    'xstate.done.actor.signIn',
  ]);
  const file = writeRecording(recording);
  expect(canariesIn(file)).toEqual([]);
  expect(file).toContain('confirmPassword');
  expect(file).not.toContain('typed-');
});

test('an actor that starts later is sent, and an ended one is dropped (T7)', async () => {
  const { running, feed } = open();
  feed.watch(true);
  const later = createActor(watched).start();
  const remove = running.add(later);
  await vi.advanceTimersByTimeAsync(1000);
  expect(new Set(steps().map(({ actor }) => actor.id)).size).toBe(2);
  remove();
  messages = [];
  feed.watch(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(states()).toEqual([`${WATCHING_BEGAN} → "entering"`]);
});

test('a second flows page gets all states; one that keeps watching does not (T7)', async () => {
  const { feed } = open();
  feed.watch(true);
  await vi.advanceTimersByTimeAsync(1000);
  messages = [];
  feed.watch(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps()).toEqual([]);
  feed.watch(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(states()).toEqual([`${WATCHING_BEGAN} → "entering"`]);
});

test('a flows page that is gone gets nothing more (T7)', async () => {
  const { feed, actor } = open();
  feed.watch(true);
  await vi.advanceTimersByTimeAsync(WATCH_TIMEOUT_MILLISECONDS);
  expect(messages.at(-1)?.type).toBe('portal.left');
  messages = [];
  actor.send(submitted);
  await vi.advanceTimersByTimeAsync(1000);
  expect(messages).toEqual([]);
});

test.each([
  ['a browser with control of the fake', 200, 'application/json', '"refused"'],
  ['a browser without the key', 401, 'application/json', '"entering"'],
  ['a host of the web app alone', 200, 'text/html', '"entering"'],
])('%s: an actor is steered, or left alone (T7)', async (_, status, type, value) => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(null, { status, headers: { 'content-type': type } })),
  );
  const { feed, actor } = open();
  feed.watch(true);
  await vi.advanceTimersByTimeAsync(1000);
  const id = steps()[0]?.actor.id ?? '';
  await feed.steer({ type: 'flows.steered', actor: id, events: [submitted] });
  await feed.steer({
    type: 'flows.steered',
    actor: 'of another portal',
    events: [{ type: 'ended' }],
  });
  vi.unstubAllGlobals();
  expect(JSON.stringify(actor.getSnapshot().value)).toBe(value);
});

test('calls of a passed state are cancelled in the same turn (T7)', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(null, { headers: { 'content-type': 'application/json' } })),
  );
  const { feed, actor } = open();
  feed.watch(true);
  await vi.advanceTimersByTimeAsync(1000);
  const id = steps()[0]?.actor.id ?? '';
  const answered = { type: 'xstate.done.actor.signIn', output: {}, actorId: 'signIn' };
  await feed.steer({
    type: 'flows.steered',
    actor: id,
    events: [submitted, answered, { type: 'ended' }],
  });
  await vi.advanceTimersByTimeAsync(1000);
  vi.unstubAllGlobals();
  expect(actor.getSnapshot().status).toBe('done');
  expect(states()).toEqual([
    `${WATCHING_BEGAN} → "entering"`,
    'form.submitted → "sending"',
    'xstate.done.actor.signIn → "refused"',
    'ended → "over"',
  ]);
});
