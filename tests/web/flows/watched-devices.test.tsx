import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { WatcherEvent } from '#contract/flow-relay.ts';
import { createDeviceWatch, type DeviceWatch } from '#web/flows/devices/device-watch.ts';
import { createSequenceCheck } from '#web/flows/devices/sequence-check.ts';
import { createLiveLog } from '#web/flows/live/live-log.ts';
import { provideFlowWatch } from '#web/flows/live/watch-portals.ts';
import { makeRecording } from '#web/flows/record/make-recording.ts';
import { type PortalMessage, WATCH_TIMEOUT_MILLISECONDS } from '#web/platform/windows/flow-feed.ts';
import { giveHeight, isMarked, openFlows, step, stepped } from './open-flows.tsx';

type Sent = WatcherEvent & { readonly type: 'device.sent' };

/** The relay, as far as the page knows it. */
let relay: ReturnType<typeof openRelay>;
beforeEach(() => {
  relay = openRelay();
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

function openRelay() {
  const requests: { readonly path: string; readonly body: unknown }[] = [];
  let down: ReadableStreamDefaultController<Uint8Array> | undefined;
  let status = 200;
  let pairingStatus = 201;
  let expiresInSeconds = 300;
  let origins = ['https://192.168.1.5:8080', 'https://desk.local:8080'];
  vi.stubGlobal('fetch', async (path: string, { body, signal }: RequestInit = {}) => {
    requests.push({ path, body: JSON.parse(typeof body === 'string' ? body : '{}') });
    await Promise.resolve();
    if (path.endsWith('/pairings')) {
      const token = `token-${requests.length}`;
      return Response.json({ token, expiresInSeconds, origins }, { status: pairingStatus });
    }
    if (!path.endsWith('/stream')) return new Response(null, { status: 204 });
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        down = controller;
        signal?.addEventListener('abort', () => controller.error(new Error('left')));
      },
    });
    return new Response(status === 200 ? stream : null, {
      status,
      headers: { 'content-type': 'text/event-stream' },
    });
  });
  return {
    requests,
    sends: (event: WatcherEvent) =>
      down?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    ends: () => down?.close(),
    answers(next: number) {
      status = next;
    },
    pairsWith(next: number, seconds = 300) {
      pairingStatus = next;
      expiresInSeconds = seconds;
    },
    isLocal() {
      origins = [];
    },
    bodiesOf: (call: string) =>
      requests.filter(({ path }) => path.endsWith(call)).map(({ body }) => body),
  };
}

const phone = (device: string) => ({
  device,
  name: { kind: 'phone', browser: 'Chrome', system: 'Android' } as const,
  keyHash: device.padEnd(43, 'x'),
});
const sent = (device: string, number: number, value: string, event = 'confirmed'): Sent =>
  ({
    type: 'device.sent',
    device,
    number,
    message: {
      ...stepped({
        ...step(value, event),
        actor: { id: `${device} 1`, machine: 'bonusEnding', parent: null },
      }),
      portal: device,
    },
  }) as Sent;

/** The page's panel, with a code. */
async function showCode(): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: 'Watch another device' }));
  await waitFor(() => expect(relay.bodiesOf('/stream')).toHaveLength(1));
  relay.sends({ type: 'relay.opened', devices: [] });
  return screen.getByRole('region', { name: 'Watch another device' });
}

test('a number that is missing or repeated is seen, for each portal by itself (T7)', () => {
  const numbers = createSequenceCheck();
  const missing = (portal: string, number: number) => numbers.check(portal, number).missing;
  // The page may have opened after the portal.
  expect(missing('a', 5)).toBe(0);
  expect(missing('a', 6)).toBe(0);
  expect(missing('b', 1)).toBe(0);
  expect(missing('a', 9)).toBe(2);
  expect(numbers.check('a', 9)).toEqual({ isRepeated: true, missing: 0 });
  expect(numbers.check('a', 7).isRepeated).toBe(true);
  expect(missing('b', 3)).toBe(1);
  numbers.forget('a');
  expect(numbers.check('a', 1)).toEqual({ isRepeated: false, missing: 0 });
});

test('a code opens the portal on a phone, whose flows are then in the tree (T7)', async () => {
  await openFlows('/live');
  const panel = await showCode();
  await within(panel).findByRole('img', {
    name: 'QR code that opens the portal at https://192.168.1.5:8080',
  });
  fireEvent.click(within(panel).getByRole('button', { name: 'desk.local:8080' }));
  within(panel).getByRole('img', {
    name: 'QR code that opens the portal at https://desk.local:8080',
  });
  relay.sends({ type: 'device.joined', ...phone('one') });
  await within(panel).findByText('Phone · Chrome · Android is connected.');
  const tree = await screen.findByRole('region', { name: 'Running now' });
  within(tree).getByText(/no portal is open there/u);

  relay.sends(sent('one', 1, 'confirming'));
  await within(tree).findByText('Phone · Chrome · Android: portal at /bonuses');
  relay.sends({ type: 'device.joined', ...phone('two') });
  relay.sends(sent('two', 1, 'reading'));
  await within(tree).findByText('Phone · Chrome · Android (2): portal at /bonuses');
  const [, second] = within(tree).getAllByRole('link', { name: 'Ending a bonus' });
  expect(second?.getAttribute('href')).toBe('/bonusEnding?portal=two');

  fireEvent.click(
    within(tree).getByRole('button', { name: 'Stop watching Phone · Chrome · Android (2)' }),
  );
  await waitFor(() => expect(relay.bodiesOf('/dismiss')).toMatchObject([{ device: 'two' }]));
  relay.sends({ type: 'device.left', device: 'two' });
  await waitFor(() =>
    expect(within(tree).queryByText('Phone · Chrome · Android (2): portal at /bonuses')).toBeNull(),
  );
});

test('the chart follows the chosen one of two phones (T7)', async () => {
  await openFlows('/live');
  await showCode();
  for (const id of ['one', 'two']) relay.sends({ type: 'device.joined', ...phone(id) });
  relay.sends(sent('one', 1, 'confirming'));
  relay.sends(sent('two', 1, 'reading'));
  const tree = within(await screen.findByRole('region', { name: 'Running now' }));
  await tree.findByText('Phone · Chrome · Android (2): portal at /bonuses');
  const [first] = tree.getAllByRole('link', { name: 'Ending a bonus' });
  if (first) fireEvent.click(first);
  await waitFor(() => expect(isMarked('confirming')).toBe(true));
  const choice = screen.getByRole('group', { name: 'Portal' });
  fireEvent.click(within(choice).getByRole('button', { name: 'Phone · Chrome · Android (2)' }));
  await waitFor(() => expect(isMarked('reading')).toBe(true));
  relay.sends(sent('one', 2, 'over'));
  relay.sends(sent('two', 2, 'confirming'));
  await waitFor(() => expect(isMarked('confirming')).toBe(true));
});

test('what is steered goes to the phone that runs the actor, and else stays here (T7)', async () => {
  const devices = createDeviceWatch();
  onTestFinished(() => devices.close());
  devices.open();
  await waitFor(() => expect(relay.bodiesOf('/stream')).toHaveLength(1));
  relay.sends({ type: 'device.joined', ...phone('one') });
  relay.sends(sent('one', 1, 'confirming'));
  await waitFor(() => expect(devices.state().devices[0]?.portals.has('one')).toBe(true));
  const message = { type: 'flows.steered', actor: 'one 1', events: [{ type: 'ended' }] } as const;
  expect(devices.steer(message)).toBe(true);
  expect(relay.bodiesOf('/tell')).toMatchObject([{ device: 'one', message }]);
  expect(devices.steer({ ...message, actor: 'elsewhere 1' })).toBe(false);
});

test('messages that are lost are said, and the portal is asked where it is (T7)', async () => {
  giveHeight();
  await openFlows('/live');
  await showCode();
  relay.sends({ type: 'device.joined', ...phone('one') });
  relay.sends(sent('one', 1, 'reading'));
  relay.sends(sent('one', 5, 'confirming'));
  relay.sends(sent('one', 5, 'confirming'));
  await screen.findByText('3 messages are missing here.');
  await screen.findByText(/3 messages are missing here\. confirmed → confirming/u);
  expect(screen.getAllByRole('option')).toHaveLength(2);
  expect(relay.bodiesOf('/tell')).toMatchObject([
    { device: 'one', message: { type: 'flows.watched', isNew: true } },
  ]);
});

test('the next page of the tab brings its devices back, also to a restarted server (T7)', async () => {
  await openFlows('/live');
  await showCode();
  relay.sends({ type: 'device.joined', ...phone('one') });
  await screen.findByText(/no portal is open there/u);
  cleanup();
  await openFlows('/live');
  await waitFor(() => expect(relay.bodiesOf('/stream')).toHaveLength(2));
  const [first, second] = relay.bodiesOf('/stream') as { watcher: string }[];
  expect(second).toEqual({ watcher: first?.watcher, devices: [phone('one')] });
  relay.sends({ type: 'relay.opened', devices: [phone('one')] });
  await screen.findByText(/no portal is open there/u);
  // The server is gone for now.
  relay.ends();
  await screen.findByText('The connection to the server was lost. Trying again…');
});

test.each([
  ['is denied without the key', 401, /needs the control page’s key/u],
  ['is missing elsewhere', 404, /This server can’t watch other devices/u],
] as const)('what %s is said, and can be tried again (T7)', async (_, status, text) => {
  relay.answers(status);
  await openFlows('/live');
  fireEvent.click(screen.getByRole('button', { name: 'Watch another device' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  relay.answers(200);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(relay.bodiesOf('/stream')).toHaveLength(2));
  relay.sends({ type: 'relay.opened', devices: [] });
  await screen.findByRole('img', { name: /QR code that opens the portal/u });
});

test.each([
  ['has expired', 201, 0.02, 'The code has expired.'],
  ['is one too many', 409, 300, /watches five devices already/u],
  ['is not given', 500, 300, 'The server didn’t give a code.'],
] as const)(
  'where a code %s, the page says so and shows another (T7)',
  async (_, status, seconds, text) => {
    relay.pairsWith(status, seconds);
    await openFlows('/live');
    const panel = await showCode();
    await within(panel).findByText(text);
    relay.pairsWith(201);
    fireEvent.click(within(panel).getByRole('button', { name: 'Show a new code' }));
    await within(panel).findByRole('img', { name: /QR code that opens the portal/u });
  },
);

test('a phone that was silent for long is asked where it is once it speaks again (T7)', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = createLiveLog();
  const listeners = new Set<(message: PortalMessage, missing: number) => void>();
  const say = (message: PortalMessage) => {
    for (const listener of listeners) listener(message, 0);
  };
  const refresh = vi.fn<(portal: string) => boolean>(() => true);
  const hear: DeviceWatch['hear'] = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const watch = createActor(provideFlowWatch(log, { hear, refresh })).start();
  onTestFinished(() => void watch.stop());
  say(stepped(step('confirming', 'watching.began')));
  expect(log.actors()).toHaveLength(1);
  vi.advanceTimersByTime(WATCH_TIMEOUT_MILLISECONDS);
  expect(log.actors()).toEqual([]);
  expect(watch.getSnapshot().value).toBe('waiting');
  expect(refresh).not.toHaveBeenCalled();
  say(stepped());
  say(stepped());
  expect(refresh.mock.calls).toEqual([['portal']]);
  expect(watch.getSnapshot().value).toBe('live');
});

test('a recording begins again where messages of the phone were lost (T7)', () => {
  const log = createLiveLog();
  log.take(stepped(step('reading', 'watching.began'), step('confirming', 'bonus.read')));
  log.take({ type: 'portal.left', portal: 'portal' });
  log.take(stepped(step('ending', 'watching.began'), step('over', 'ending.sent')), 3);
  const recording = makeRecording({ id: 'bonusEnding', version: 'v1' }, log.steps(), 0);
  expect(recording?.start.value).toBe('ending');
  expect(recording?.steps.map(({ event }) => event.type)).toEqual(['ending.sent']);
  expect(log.steps().map(({ missing }) => missing)).toEqual([undefined, undefined, 3, undefined]);
});

test('a server that listens on this computer alone says how to start it (T7)', async () => {
  relay.isLocal();
  await openFlows('/live');
  const panel = await showCode();
  await within(panel).findByText('npm start -- --host 0.0.0.0 --https');
  expect(within(panel).queryByRole('img')).toBeNull();
});
