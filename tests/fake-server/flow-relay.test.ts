import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type DeviceEvent,
  messagesRequest,
  type NumberedMessage,
  type WatcherEvent,
} from '#contract/flow-relay.ts';
import {
  MAX_RELAY_BYTES,
  MAX_RELAY_DEVICES,
  MAX_RELAY_MESSAGES,
  PAIRING_SECONDS,
  RELAY_TICK_MILLISECONDS,
} from '#contract/flow-relay-types.ts';
import { deviceNameOf } from '#fake-server/control/relay/device-name.ts';
import { createFlowRelay, type FlowRelay } from '#fake-server/control/relay/flow-relay.ts';
import { numbered, relayCalls } from './support/relay-calls.ts';
import { sharedServer } from './support/shared-world.ts';
import { startTestServer } from './support/test-server.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36';
const phone = { kind: 'phone', browser: 'Chrome', system: 'Android' } as const;

const lines: string[] = [];
const server = await sharedServer({ log: (line) => lines.push(line) });
const calls = relayCalls(server.localUrl);

let count = 0;
const newWatcher = () => `watcher-${(count += 1)}`;

/** The end of a stream. */
function streamEnd<Event>() {
  const heard: Event[] = [];
  const ids: (string | undefined)[] = [];
  let beats = 0;
  return {
    heard,
    ids,
    beats: () => beats,
    send(event: Event, id?: string) {
      heard.push(event);
      ids.push(id);
    },
    beat: () => void (beats += 1),
    end: vi.fn<() => void>(),
  };
}
function tokenOf(relay: FlowRelay): string {
  const answer = relay.pair('page');
  return 'token' in answer ? answer.token : '';
}

/** A relay with a paired phone, without HTTP. */
function openRelay() {
  const relay = createFlowRelay();
  const page = streamEnd<WatcherEvent>();
  const close = relay.watch('page', [], page, undefined);
  const token = tokenOf(relay);
  const { key } = relay.join(token, phone) ?? { key: '' };
  const device = relay.deviceOf(key);
  if (!device) throw new Error('The device was not paired.');
  return { relay, page, close, device, key };
}

/** A flows page with a paired phone. */
async function paired() {
  const watcher = newWatcher();
  const stream = await calls.watch(watcher);
  expect((await stream.next())?.data).toEqual({ type: 'relay.opened', devices: [] });
  const { token } = await calls.pair(watcher);
  const { device, key } = await calls.joined(token, ANDROID);
  const joined = await stream.next();
  expect(joined?.data).toMatchObject({ type: 'device.joined', device, name: phone });
  return { watcher, stream, token, device, key, joined };
}

describe('a paired device (T7)', () => {
  test('reports to its flows page alone, and hears from it', async () => {
    const { watcher, stream, device, key } = await paired();
    const other = await paired();
    const down = await calls.listen(key);
    expect((await down.next())?.data).toEqual({ type: 'flows.watched', isNew: true });

    expect((await calls.report(key, { messages: [numbered(1), numbered(2)] })).status).toBe(204);
    expect((await stream.next())?.data).toEqual({ type: 'device.sent', device, ...numbered(1) });
    expect((await stream.next())?.data).toEqual({ type: 'device.sent', device, ...numbered(2) });

    const message = {
      type: 'flows.steered',
      actor: 'portal 1',
      events: [{ type: 'form.submitted' }],
    };
    expect((await calls.post('/tell', { watcher, device, message })).status).toBe(204);
    expect((await down.next())?.data).toEqual(message);
    // Another flows page has no power over it, and got nothing.
    const foreign = { watcher: other.watcher, device };
    expect((await calls.post('/tell', { ...foreign, message })).status).toBe(404);
    expect((await calls.post('/dismiss', foreign)).status).toBe(404);
    await calls.report(other.key, { messages: [numbered(1, 'other')] });
    expect((await other.stream.next())?.data).toMatchObject({ device: other.device });
    for (const each of [stream, other.stream, down]) each.leave();
  });

  test('is told where it ends: by the flows page, or by itself', async () => {
    const first = await paired();
    const down = await calls.listen(first.key);
    await down.next();
    const { watcher, device } = first;
    expect((await calls.post('/dismiss', { watcher, device })).status).toBe(204);
    expect((await down.next())?.data).toEqual({ type: 'flows.left' });
    expect(await down.next()).toBeUndefined();
    expect((await first.stream.next())?.data).toEqual({ type: 'device.left', device });
    expect((await calls.report(first.key, { messages: [numbered(1)] })).status).toBe(401);

    const second = await paired();
    expect((await calls.leave(second.key)).status).toBe(204);
    expect((await second.stream.next())?.data).toMatchObject({ type: 'device.left' });
    expect((await calls.leave(second.key)).status).toBe(401);
    for (const { stream } of [first, second]) stream.leave();
  });

  test('pairs once by a token; a new token replaces the last, and five devices are enough', async () => {
    const { watcher, stream, token } = await paired();
    expect((await calls.join(token)).status).toBe(410);
    const replaced = await calls.pair(watcher);
    const { token: newest } = await calls.pair(watcher);
    expect((await calls.join(replaced.token)).status).toBe(410);
    expect((await calls.join(newest)).status).toBe(201);
    for (let at = 2; at < MAX_RELAY_DEVICES; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one token at a time
      await calls.joined((await calls.pair(watcher)).token);
    }
    expect((await calls.post('/pairings', { watcher })).status).toBe(409);
    expect((await calls.post('/pairings', { watcher: 'nobody-listens' })).status).toBe(404);
    stream.leave();
  });

  test('is still known after a break and after a restart of the server', async () => {
    const { watcher, stream, device, key, joined } = await paired();
    stream.leave();
    await calls.report(key, { messages: [numbered(1)] });
    const again = await calls.watch(watcher, [], joined?.id);
    const pairedDevice = { device, name: phone, keyHash: expect.any(String) as string };
    const opened = (await again.next())?.data;
    expect(opened).toEqual({ type: 'relay.opened', devices: [pairedDevice] });
    expect((await again.next())?.data).toMatchObject({ type: 'device.sent', number: 1 });
    again.leave();

    const restarted = await startTestServer();
    const later = relayCalls(restarted.localUrl);
    expect((await later.report(key, { messages: [numbered(2)] })).status).toBe(401);
    const devices = opened?.type === 'relay.opened' ? opened.devices : [];
    const stillOpen = await later.watch(watcher, devices, joined?.id);
    expect((await stillOpen.next())?.data).toEqual({ type: 'relay.opened', devices });
    expect((await later.report(key, { messages: [numbered(2)] })).status).toBe(204);
    expect((await stillOpen.next())?.data).toMatchObject({ type: 'device.sent', number: 2 });
    // A server that shuts down waits for no stream.
    await restarted.close();
    expect(await stillOpen.next()).toBeUndefined();

    await calls.leave(key);
    const old = await calls.watch(watcher, devices);
    expect((await old.next())?.data).toEqual({ type: 'relay.opened', devices: [] });
    old.leave();
  });

  test('is named by its browser, and by nothing of a person', () => {
    expect(deviceNameOf(ANDROID)).toEqual(phone);
    expect(deviceNameOf(ANDROID.replace('Mobile ', ''))).toMatchObject({ kind: 'tablet' });
    expect(deviceNameOf('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605')).toEqual({
      kind: 'phone',
      browser: 'Safari',
      system: 'iOS',
    });
    expect(deviceNameOf(undefined)).toEqual({ kind: 'computer', browser: null, system: null });
  });
});

describe('what is not right is refused (T7)', () => {
  let nest = '"x"';
  for (let depth = 0; depth < 5_000; depth += 1) nest = `[${nest}]`;
  const [first] = [numbered(1)];
  const step = first.message.steps[0];
  const withStep = (changed: object) => ({
    messages: [{ number: 1, message: { ...first.message, steps: [{ ...step, ...changed }] } }],
  });
  const wrong: readonly (readonly [what: string, status: number, body: unknown])[] = [
    ['no JSON', 400, '{'],
    ['no messages', 400, { messages: [] }],
    ['another field', 400, { messages: [first], token: 'x' }],
    ['number 0', 400, { messages: [{ ...first, number: 0 }] }],
    ['too many messages', 400, { messages: Array(MAX_RELAY_MESSAGES + 1).fill(first) }],
    [
      'a message of a flows page',
      400,
      { messages: [{ number: 1, message: { type: 'flows.left' } }] },
    ],
    ['a state that is none', 400, withStep({ value: 7 })],
    ['an event without a type', 400, withStep({ event: {} })],
    ['another status', 400, withStep({ status: 'x' })],
    ['data that is too deep', 400, `{"messages":${nest}}`],
    ['a body that is too large', 413, withStep({ context: 'x'.repeat(MAX_RELAY_BYTES) })],
  ];

  test('in the messages of a device', async () => {
    const { stream, key } = await paired();
    for (const [what, status, body] of wrong) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await calls.report(key, body)).status, what).toBe(status);
    }
    const text = { body: JSON.stringify({ messages: [first] }) };
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'text/plain' };
    expect((await calls.device('/messages', { ...text, headers })).status).toBe(415);
    expect((await calls.report(key, { messages: [numbered(9, { a: { b: 'c' } })] })).status).toBe(
      204,
    );
    expect((await stream.next())?.data).toMatchObject({ type: 'device.sent', number: 9 });
    stream.leave();
    expect(lines).toEqual([]);
  });

  test('without the key of a device', async () => {
    for (const path of ['/messages', '/leave', '/stream', '/anything']) {
      for (const headers of [{}, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
        const method = path === '/stream' ? 'GET' : 'POST';
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect((await calls.device(path, { method, headers })).status, path).toBe(401);
      }
    }
    expect((await calls.join('guessed')).status).toBe(400);
    expect((await calls.join('x'.repeat(43))).status).toBe(410);
  });

  test('in the calls of a flows page', async () => {
    expect((await calls.watch('x')).status).toBe(400);
    expect((await calls.watch(newWatcher(), [{ device: 'x' }])).status).toBe(400);
    expect((await calls.post('/pairings', {})).status).toBe(400);
    expect((await calls.post('/tell', { watcher: newWatcher(), device: 'd' })).status).toBe(400);
  });
});

describe('the relay (T7)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const message = messagesRequest.parse({ messages: [numbered(1)] }).messages[0] as NumberedMessage;

  test('a token counts for five minutes', () => {
    const { relay } = openRelay();
    const token = tokenOf(relay);
    vi.advanceTimersByTime(PAIRING_SECONDS * 1_000);
    expect(relay.join(token, phone)).toBeUndefined();
    relay.close();
  });

  test('a device is watched while its flows page listens, and forgotten some time later', () => {
    const { relay, close, device, key } = openRelay();
    const ears = streamEnd<DeviceEvent>();
    relay.listen(device, ears);
    vi.advanceTimersByTime(RELAY_TICK_MILLISECONDS);
    expect(ears.heard).toEqual([
      { type: 'flows.watched', isNew: true },
      { type: 'flows.watched', isNew: false },
    ]);
    close();
    vi.advanceTimersByTime(RELAY_TICK_MILLISECONDS);
    expect(ears.heard).toHaveLength(2);
    expect(ears.beats()).toBe(1);
    vi.advanceTimersByTime(10 * 60_000);
    expect(ears.heard.at(-1)).toEqual({ type: 'flows.left' });
    expect(ears.end).toHaveBeenCalled();
    expect(relay.deviceOf(key)).toBeUndefined();
    relay.close();
  });

  test('memory is bounded: kept messages, flows pages, streams', () => {
    const { relay, page, close, device } = openRelay();
    close();
    for (let number = 1; number <= 2_000; number += 1) {
      relay.receive(device, [{ ...message, number }]);
    }
    const again = streamEnd<WatcherEvent>();
    relay.watch('page', [], again, page.ids.at(-1));
    const [opened, ...kept] = again.heard;
    expect(opened?.type).toBe('relay.opened');
    expect(kept).toHaveLength(400);
    expect(kept.at(-1)).toMatchObject({ number: 2_000 });
    const fresh = streamEnd<WatcherEvent>();
    relay.watch('page', [], fresh, 'of-another-run.7');
    expect(fresh.heard).toHaveLength(1);
    const streams = Array.from({ length: 6 }, () => streamEnd<DeviceEvent>());
    for (const each of streams) relay.listen(device, each);
    expect(streams.filter(({ end }) => end.mock.calls.length > 0)).not.toEqual([]);

    const pages = Array.from({ length: 30 }, (_, at) => `page-${at}`);
    const admitted = pages.filter((id) => {
      if (!relay.admits(id)) return false;
      relay.watch(id, [], streamEnd(), undefined);
      return true;
    });
    expect(admitted).toHaveLength(19);
    expect(() => relay.watch('one-more', [], streamEnd(), undefined)).toThrow(RangeError);
    relay.close();
  });
});
