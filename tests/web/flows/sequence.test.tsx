import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, setup, toPromise } from 'xstate';
import type { Chart } from '#web/flows/chart/chart.types.ts';
import type { LoggedStep } from '#web/flows/live/live-log.ts';
import { sequenceOf } from '#web/flows/sequence/sequence-of.ts';
import type { FeedStep } from '#web/platform/windows/flow-feed.ts';
import { giveHeight, openFlows, step, stepped } from './open-flows.tsx';

type Actors = readonly (readonly [id: string, calls: readonly string[], machine?: string])[];

const chart = (id: string, states: Readonly<Record<string, Actors>>) =>
  ({
    id,
    states: Object.entries(states).map(([path, actors]) => ({
      path,
      actors: actors.map(([actor, calls, machine = null]) => ({ id: actor, calls, machine })),
    })),
  }) as unknown as Chart;

const charts = [
  chart('order', {
    '': [],
    reading: [['read', ['orders.list']]],
    sending: [
      ['order', ['orders.send'], 'submission'],
      ['scan', []],
    ],
  }),
  chart('submission', { '': [], keeping: [['keep', []]], asking: [['send', []]] }),
];

type Event = FeedStep['event'];
type Happened = readonly [machine: string, event: string | Event, value: string];

/** Each machine has one actor; an order starts a submission. */
const logOf = (...happened: readonly Happened[]): readonly LoggedStep[] =>
  happened.map(([machine, event, value], index) => ({
    actor: { id: machine, machine, parent: machine === 'submission' ? 'order' : null },
    at: index,
    event: typeof event === 'string' ? { type: event } : event,
    value,
    status: value === 'over' ? 'done' : 'active',
    number: index + 1,
    portal: 'portal',
    path: '/',
  }));

/** 'order > server: orders.list', with the event's type where it is one. */
const wordsOf = (log: readonly LoggedStep[], flow: string | null = 'order'): readonly string[] => {
  const { lanes, messages } = sequenceOf(log, charts, flow);
  const names = lanes.map((lane) => (lane.kind === 'machine' ? lane.machine : lane.kind));
  return messages.map(
    ({ from, to, actor, calls, step: { event } }) =>
      `${names[from]} > ${names[to]}: ${actor === '' ? event.type : calls.join()}`,
  );
};

test('a log becomes messages between person, machines, server and others (T7)', () => {
  expect(
    wordsOf(
      logOf(
        ['order', 'xstate.init', 'reading'],
        ['other', 'xstate.init', 'reading'],
        ['order', 'xstate.done.actor.read', 'confirming'],
        ['submission', 'xstate.init', 'keeping'],
        ['order', 'order.confirmed', 'sending'],
        ['submission', 'xstate.done.actor.keep', 'asking'],
        ['submission', { type: 'xstate.done.actor.send', output: { ok: true } }, 'waiting'],
        ['order', 'xstate.done.actor.order', 'sending'],
        ['submission', 'xstate.after.1000.submission.waiting', 'over'],
        ['order', 'xstate.error.actor.scan', 'over'],
      ),
    ),
  ).toEqual([
    'person > order: xstate.init',
    'order > server: orders.list',
    'server > order: xstate.done.actor.read',
    'person > order: order.confirmed',
    'order > submission: xstate.init',
    'submission > server: orders.send',
    'outside > submission: xstate.done.actor.keep',
    'server > submission: xstate.done.actor.send',
    'submission > submission: xstate.after.1000.submission.waiting',
    'submission > order: xstate.done.actor.order',
    'outside > order: xstate.error.actor.scan',
  ]);
});

test('what XState reports of machines inside each other is put in causal order (T7)', async () => {
  const submission = setup({
    actors: { send: fromPromise(() => Promise.resolve()) },
  }).createMachine({
    id: 'submission',
    initial: 'asking',
    states: {
      asking: { invoke: { id: 'send', src: 'send', onDone: 'over' } },
      over: { type: 'final' },
    },
  });
  const order = setup({ actors: { submission } }).createMachine({
    id: 'order',
    initial: 'idle',
    states: {
      idle: { on: { 'order.confirmed': 'sending' } },
      sending: { invoke: { id: 'order', src: 'submission', onDone: 'over' } },
      over: { type: 'final' },
    },
  });
  const reported: Happened[] = [];
  const actor = createActor(order, {
    inspect(inspected) {
      if (inspected.type !== '@xstate.snapshot' || !('machine' in inspected.snapshot)) return;
      const snapshot = inspected.snapshot as AnyMachineSnapshot;
      const value = String(snapshot.value as unknown);
      reported.push([snapshot.machine.id, inspected.event.type, value]);
    },
  }).start();
  actor.send({ type: 'order.confirmed' });
  await toPromise(actor);
  await Promise.resolve();
  const { messages } = sequenceOf(logOf(...reported), charts, 'order');
  expect(
    messages
      .filter((message) => message.actor === '')
      .map(
        ({
          step: {
            actor: { machine },
            event,
          },
        }) => `${machine} ${event.type}`,
      ),
  ).toEqual([
    'order xstate.init',
    'order order.confirmed',
    'submission xstate.init',
    'submission xstate.done.actor.send',
    'order xstate.done.actor.order',
  ]);
});

test('late watching invents no request (T7)', () => {
  expect(wordsOf(logOf(['order', 'watching.began', 'reading']))).toEqual([
    'order > order: watching.began',
  ]);
});

test('lanes keep their order, and earlier messages their ids, as steps follow (T7)', () => {
  const log = logOf(
    ['submission', 'xstate.init', 'asking'],
    ['order', 'xstate.init', 'sending'],
    ['order', 'xstate.done.actor.scan', 'sending'],
  );
  const { lanes, messages } = sequenceOf(log, charts, 'order');
  expect(lanes.map(({ kind }) => kind)).toEqual([
    'person',
    'machine',
    'machine',
    'server',
    'outside',
  ]);
  const earlier = sequenceOf(log.slice(0, 2), charts, 'order').messages.map(({ id }) => id);
  expect(messages.slice(0, earlier.length).map(({ id }) => id)).toEqual(earlier);
});

test('a message selects its step, by pointer and by keyboard (T7)', async () => {
  giveHeight();
  const { portalSends } = await openFlows('/bonusEnding?view=sequence');
  expect(screen.getByText(/This flow has no messages yet/)).toBeTruthy();
  portalSends(
    stepped(
      step('reading', 'watching.began'),
      step('confirming', 'xstate.done.actor.readBonus'),
      step('ending', 'ending.confirmed'),
    ),
  );
  const list = await screen.findByRole('listbox', { name: /^Sequence of/ });
  const selected = () =>
    within(list)
      .getAllByRole('option', { selected: true })
      .map(({ id, textContent }) => {
        expect(list.getAttribute('aria-activedescendant')).toBe(id);
        return textContent;
      })
      .join();
  fireEvent.click(within(list).getByText('read bonus ✓ → confirming'));
  expect(selected()).toContain('read bonus ✓');
  expect(screen.getByText('Paused')).toBeTruthy();
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(selected()).toContain('ending confirmed → ending');
  fireEvent.keyDown(list, { key: 'Home' });
  expect(selected()).toContain('running when found');
});

test('of 10,000 messages only those in view are drawn (T7)', async () => {
  giveHeight();
  const { portalSends } = await openFlows('/bonusEnding?view=sequence');
  const many = Array.from({ length: 10_000 }, () => step('confirming', 'ending.confirmed'));
  portalSends(stepped(...many));
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(0));
  const drawn = within(list).getAllByRole('option');
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[0]?.getAttribute('aria-setsize')).toBe('10000');
});

test('all flows have one sequence, in which an actor has a lane once something happens to it (T7)', () => {
  const log = logOf(
    ['session', 'watching.began', 'visitor'],
    ['order', 'watching.began', 'reading'],
    ['order', 'xstate.done.actor.read', 'confirming'],
    ['other', 'xstate.init', 'reading'],
    ['order', 'order.confirmed', 'over'],
  );
  expect(wordsOf(log, null)).toEqual([
    'server > order: xstate.done.actor.read',
    'person > other: xstate.init',
    'person > order: order.confirmed',
  ]);
});

test('all flows of the watched portals are one list, and each message leads to its chart (T7)', async () => {
  giveHeight();
  const { portalSends } = await openFlows('/live');
  expect(screen.getByText(/Nothing has happened yet/u)).toBeTruthy();
  portalSends(
    stepped(
      step('reading', 'watching.began'),
      step('confirming', 'xstate.done.actor.readBonus'),
      step('ending', 'ending.confirmed'),
    ),
  );
  const other = step('idle', 'form.opened');
  portalSends({
    type: 'portal.stepped',
    portal: 'second',
    path: '/points',
    steps: [{ ...other, actor: { id: 'second 1', machine: 'pointsRedemption', parent: null } }],
  });
  const list = await screen.findByRole('listbox', { name: /^All flows/u });
  const rows = () => within(list).getAllByRole('option').length;
  await waitFor(() => expect(rows()).toBe(3));
  fireEvent.click(within(list).getByText('form opened → idle'));
  const link = await screen.findByRole('link', { name: /^Show on the chart/u });
  expect(link.getAttribute('href')).toBe('/pointsRedemption?view=chart&portal=second');
  const portals = screen.getByRole('group', { name: 'Portal' });
  fireEvent.click(within(portals).getByRole('button', { name: /portal at \/bonuses$/u }));
  expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2);
});

test('a flow tried on the page has no sequence (T7)', async () => {
  await openFlows('/bonusEnding?view=sequence&try=');
  expect(screen.queryByRole('link', { name: 'Sequence' })).toBeNull();
  expect(await screen.findByRole('group', { name: /^Chart of/ })).toBeTruthy();
});
