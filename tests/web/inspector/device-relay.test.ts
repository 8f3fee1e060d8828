import { afterEach, assert, beforeEach, describe, expect, test, vi } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import { type DeviceEvent, messagesRequest } from '#contract/flow-relay.ts';
import { RELAY_TICK_MILLISECONDS } from '#contract/flow-relay-types.ts';
import { createFlowFeed } from '#web/inspector/flow-feed.ts';
import { secretFields } from '#web/inspector/redaction.ts';
import { createDeviceRelay } from '#web/inspector/relay/device-relay.ts';
import { createOutbox, type SendResult } from '#web/inspector/relay/outbox.ts';
import type { FeedStep, PortalMessage } from '#web/platform/windows/flow-feed.ts';
import { takePairingToken, WATCH_KEY } from '#web/platform/windows/watch-key.ts';
import { createRunningActors } from '#web/shared/services/running-actors.ts';
import { canaries, canariesIn } from './canaries.ts';

const TOKEN = 't'.repeat(43);
const DEVICE_KEY = 'k'.repeat(43);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A form that holds what is secret. */
const watched = setup({
  types: {
    context: {} as { readonly password: string; readonly data: unknown },
    events: {} as { type: 'form.submitted' } & Record<string, unknown>,
  },
}).createMachine({
  id: 'watched',
  context: { password: canaries.password, data: null },
  initial: 'entering',
  states: {
    entering: {
      on: { 'form.submitted': { target: 'over', actions: assign({ data: ({ event }) => event }) } },
    },
    over: {},
  },
});

/** The relay of a portal, and the server as far as the portal knows it. */
function openRelay({ joinStatus = 201 } = {}) {
  const requests: { readonly path: string; readonly body: string; readonly key: string | null }[] =
    [];
  let down: ReadableStreamDefaultController<Uint8Array> | undefined;
  let streamStatus = 200;
  vi.stubGlobal('fetch', async (path: string, { body, headers, signal }: RequestInit = {}) => {
    await Promise.resolve();
    const key = new Headers(headers).get('authorization');
    requests.push({ path, body: typeof body === 'string' ? body : '', key });
    if (path.endsWith('/join')) {
      return Response.json({ device: 'phone-one', key: DEVICE_KEY }, { status: joinStatus });
    }
    if (!path.endsWith('/stream')) {
      return new Response(null, { status: 204 });
    }
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        down = controller;
        signal?.addEventListener('abort', () => controller.error(new Error('left')));
      },
    });
    return new Response(streamStatus === 200 ? stream : null, {
      status: streamStatus,
      headers: { 'content-type': 'text/event-stream' },
    });
  });
  const running = createRunningActors();
  const actor = createActor(watched).start();
  running.add(actor);
  const relay = createDeviceRelay((tell) =>
    createFlowFeed(running, tell, () => Promise.resolve(true)),
  );
  return {
    relay,
    actor,
    requests,
    hears: (event: DeviceEvent) =>
      down?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    endsStream: () => down?.close(),
    /** Each next stream is answered so. */
    answersStreams: (next: number) => {
      streamStatus = next;
    },
    messages: () =>
      requests
        .filter(({ path }) => path.endsWith('/messages'))
        .flatMap(({ body }) => messagesRequest.parse(JSON.parse(body)).messages),
  };
}
const settle = (milliseconds = 1_000) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a portal that is watched from another device (T7)', () => {
  test('takes the token out of the address at once, and keeps it in the tab alone', () => {
    history.replaceState({ kept: 1 }, '', `/login?x=1#${WATCH_KEY}=${TOKEN}`);
    takePairingToken();
    expect(location.href).toMatch(/\/login\?x=1$/u);
    expect(history.state).toEqual({ kept: 1 });
    expect(sessionStorage.getItem(WATCH_KEY)).toBe(TOKEN);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain(TOKEN);
    history.replaceState(null, '', '/help#questions');
    takePairingToken();
    expect(location.hash).toBe('#questions');
  });

  test('uses the token once, then reports what the relay takes, without a secret', async () => {
    sessionStorage.setItem(WATCH_KEY, TOKEN);
    const { relay, actor, requests, hears, messages } = openRelay();
    expect(relay.stage()).toBe('joining');
    await settle();
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ token: TOKEN });
    expect(sessionStorage.getItem(WATCH_KEY)).not.toContain(TOKEN);
    expect(messages()).toEqual([]);

    hears({ type: 'flows.watched', isNew: true });
    await settle();
    expect(relay.stage()).toBe('watched');
    const typed = Object.fromEntries([...secretFields].map((name) => [name, `typed-${name}`]));
    actor.send({ ...typed, ...canaries, code: canaries.smsCode, type: 'form.submitted' });
    await settle();
    const steps = messages().flatMap(({ message }) =>
      message.type === 'portal.stepped' ? message.steps : [],
    );
    expect(steps.map(({ value }) => value)).toEqual(['entering', 'over']);
    expect(messages().map(({ number }) => number)).toEqual(messages().map((_, at) => at + 1));
    expect(canariesIn(requests)).toEqual([]);
    expect(JSON.stringify(requests)).toContain('confirmPassword');
    expect(JSON.stringify(requests)).not.toContain('typed-');
    expect(requests.slice(1).every(({ key }) => key === `Bearer ${DEVICE_KEY}`)).toBe(true);
    expect(requests.every(({ path }) => !path.includes(DEVICE_KEY))).toBe(true);
    relay.stop();
  });

  test('is steered by the flows page that the server has checked', async () => {
    sessionStorage.setItem(WATCH_KEY, TOKEN);
    const { relay, actor, hears, messages } = openRelay();
    await settle();
    hears({ type: 'flows.watched', isNew: true });
    await settle();
    const [first] = messages();
    assert(first?.message.type === 'portal.stepped');
    const id = first.message.steps[0]?.actor.id ?? '';
    hears({ type: 'flows.steered', actor: id, events: [{ type: 'form.submitted' }] });
    await settle();
    expect(actor.getSnapshot().value).toBe('over');
    relay.stop();
  });

  test.each([
    ['used', 410],
    ['unreachable', 404],
    ['unreachable', 503],
  ] as const)('says that its token is %s, by the answer %i', async (stage, joinStatus) => {
    sessionStorage.setItem(WATCH_KEY, TOKEN);
    const { relay } = openRelay({ joinStatus });
    await settle();
    expect(relay.stage()).toBe(stage);
    // Only what can still work is kept for the next try.
    expect(sessionStorage.getItem(WATCH_KEY)).toBe(stage === 'used' ? null : TOKEN);
  });

  test('waits while nobody watches, goes on with the next page of the tab, and stops for good', async () => {
    sessionStorage.setItem(WATCH_KEY, `key.${DEVICE_KEY}`);
    const { relay, requests, hears } = openRelay();
    await settle();
    hears({ type: 'flows.watched', isNew: true });
    await settle();
    expect(relay.stage()).toBe('watched');
    await settle(3 * RELAY_TICK_MILLISECONDS);
    expect(relay.stage()).toBe('waiting');
    // A silent stream is lost, as after a sleep: it is opened again.
    const streams = () => requests.filter(({ path }) => path.endsWith('/stream')).length;
    await settle(2_000);
    expect(streams()).toBe(2);
    hears({ type: 'flows.watched', isNew: false });
    await settle();
    expect(relay.stage()).toBe('watched');
    relay.stop();
    await settle(60_000);
    expect(relay.stage()).toBe('ended');
    expect(sessionStorage.getItem(WATCH_KEY)).toBeNull();
    expect(requests.at(-1)?.path).toMatch(/\/leave$/u);
  });

  test('survives a restart of the server, and ends where nobody returns', async () => {
    sessionStorage.setItem(WATCH_KEY, `key.${DEVICE_KEY}`);
    const { relay, hears, endsStream, answersStreams } = openRelay();
    await settle();
    hears({ type: 'flows.watched', isNew: true });
    await settle();
    answersStreams(401);
    endsStream();
    await settle(30_000);
    expect(relay.stage()).toBe('waiting');
    answersStreams(200);
    await settle(9_000);
    hears({ type: 'flows.watched', isNew: true });
    await settle();
    expect(relay.stage()).toBe('watched');
    answersStreams(401);
    endsStream();
    await settle(120_000);
    expect(relay.stage()).toBe('ended');
  });
});

const step = (text: string): FeedStep => ({
  actor: { id: 'portal 1', machine: 'login', parent: null },
  at: 0,
  event: { type: text },
  value: 'entering',
  status: 'active',
});
const stepped = (...steps: readonly FeedStep[]): PortalMessage => ({
  type: 'portal.stepped',
  portal: 'portal',
  path: '/login',
  steps,
});

function openOutbox() {
  const results: SendResult[] = [];
  const bodies: string[] = [];
  const outbox = createOutbox((body) => {
    bodies.push(body);
    return Promise.resolve(results.shift() ?? 'sent');
  });
  const numbers = () =>
    bodies.map((body) =>
      messagesRequest.parse(JSON.parse(body)).messages.map(({ number }) => number),
    );
  return { outbox, results, bodies, numbers };
}

describe('messages on their way to the relay (T7)', () => {
  test('go together, in order, each until it arrives', async () => {
    const { outbox, results, numbers } = openOutbox();
    results.push('failed', 'failed', 'sent', 'refused');
    outbox.add(stepped(step('a')));
    outbox.add(stepped(step('b')));
    await settle(300);
    outbox.add(stepped(step('c')));
    await settle(10_000);
    outbox.add({ type: 'portal.left', portal: 'portal' });
    await settle(10_000);
    expect(numbers()).toEqual([[1, 2], [1, 2, 3], [1, 2, 3], [4]]);
  });

  test('that are too many are split; too many that wait are dropped, oldest first, and missed', async () => {
    const { outbox, results, numbers, bodies } = openOutbox();
    outbox.add(stepped(...Array.from({ length: 450 }, (_, at) => step(`e${at}`))));
    await settle(2_000);
    expect(numbers()).toEqual([[1, 2, 3]]);
    results.push('failed');
    for (let at = 0; at < 1_000; at += 1) outbox.add(stepped(step('while offline')));
    await settle(60_000);
    const received = numbers().slice(2).flat();
    expect(received[0]).toBe(604);
    expect(received).toHaveLength(400);
    expect(received.at(-1)).toBe(1_003);
    expect(Math.max(...bodies.map((body) => body.length))).toBeLessThan(128 * 1024);
    outbox.close();
    outbox.add(stepped(step('after')));
    await settle(60_000);
    expect(numbers().flat()).not.toContain(1_004);
  });
});
