import { expect, test } from 'vitest';
import { type AnyActorRef, createActor, createMachine } from 'xstate';
import type { FlowCount } from '#contract/flow-counts-types.ts';
import { createFlowCounter } from '#web/inspector/flow-counter.ts';
import { createRunningActors } from '#web/shared/services/running-actors.ts';

const paying = createMachine({
  id: 'paying',
  initial: 'waiting',
  states: { waiting: { on: { paid: 'over' } }, over: { type: 'final' } },
});
const buying = createMachine({
  id: 'buying',
  initial: 'choosing',
  states: {
    choosing: { on: { chosen: 'checking', hummed: {} } },
    checking: { always: 'paying' },
    paying: {
      initial: 'open',
      invoke: { src: paying, id: 'paying', onDone: 'bought' },
      states: { open: {} },
      on: { dismissed: 'choosing' },
    },
    bought: { type: 'final' },
  },
});

function count() {
  const running = createRunningActors();
  const counter = createFlowCounter(running);
  const start = () => {
    const actor = createActor(buying).start();
    running.add(actor);
    return actor;
  };
  const pay = (actor: ReturnType<typeof start>) => {
    const { children } = actor.getSnapshot() as { readonly children: Record<string, AnyActorRef> };
    children['paying']?.send({ type: 'paid' });
  };
  /** Of one flow, since it was last asked. */
  const taken = (flow = 'buying'): FlowCount | undefined => counter.take()?.flows[flow];
  return { counter, start, pay, taken };
}

test('counts each state that a flow comes to, also one that it leaves at once, and its end (T7)', () => {
  const { start, pay, counter } = count();
  const actor = start();
  actor.send({ type: 'hummed' });
  actor.send({ type: 'chosen' });
  pay(actor);
  expect(counter.take()?.flows).toEqual({
    buying: {
      started: 1,
      finished: 1,
      reached: { choosing: 1, checking: 1, paying: 1, 'paying.open': 1, bought: 1 },
      left: {},
    },
    paying: { started: 1, finished: 1, reached: { waiting: 1, over: 1 }, left: {} },
  });
  expect(counter.take()).toBeUndefined();
});

test('counts where a flow is closed before its end, and those inside it (T7)', () => {
  const { start, counter } = count();
  const actor = start();
  actor.send({ type: 'chosen' });
  actor.send({ type: 'dismissed' });
  actor.send({ type: 'chosen' });
  counter.take();
  actor.stop();
  expect(counter.take()?.flows).toEqual({
    buying: { started: 0, finished: 0, reached: {}, left: { paying: 1, 'paying.open': 1 } },
    paying: { started: 0, finished: 0, reached: {}, left: { waiting: 1 } },
  });
});

test('counts a page that is left as left, and one that comes back as started again (T7)', () => {
  const { start, taken, counter } = count();
  const closed = start();
  closed.stop();
  start();
  taken();
  counter.leave();
  expect(taken()?.left).toEqual({ choosing: 1 });
  counter.resume();
  const back = { started: 1, finished: 0, reached: { choosing: 1 }, left: {} };
  expect(taken()).toEqual(back);
});

test('sends no more of one number than the server takes (T7)', () => {
  const { start, taken } = count();
  const actor = start();
  for (let press = 0; press < 1_100; press += 1) {
    actor.send({ type: 'chosen' });
    actor.send({ type: 'dismissed' });
  }
  expect(taken()?.reached['checking']).toBe(1_000);
});
