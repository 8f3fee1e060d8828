import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { customerServiceMachine } from '../customer-service.machine.ts';

const address = 'https://desk.example/chat';
const invalid = { ok: false, code: 'address_invalid' } as const;

/** Catalogue entry: opening customer service. */
export const customerServiceEntry = catalogueEntry<typeof customerServiceMachine>({
  id: 'customerService',
  title: 'Customer service',
  purpose: 'Opens the desk for this person in a window, or offers a link if that is blocked.',
  requirements: ['S8', 'S12'],
  machine: customerServiceMachine,
  inspected: { named: ['windowOpened'] },
  inputs: { opened: { windowOpened: true }, blocked: { windowOpened: false } },
  events: {
    'service.requested': [
      { type: 'service.requested', windowOpened: true },
      { type: 'service.requested', windowOpened: false },
    ],
    'link.followed': [{ type: 'link.followed' }],
    'help.closed': [{ type: 'help.closed' }],
  },
  outcomes: {
    findAddress: [{ ok: true, value: address }, networkFailed, invalid],
    showAddress: [null],
  },
  invariants: [
    whenever(
      'a window does not navigate before the address is known',
      (step) => step.started.includes('showAddress'),
      (step) => isAccepted(step, 'findAddress') && step.context.address === address,
    ),
    whenever(
      'a found address opens in the window if there is one, else it is a link',
      (step) => isAccepted(step, 'findAddress'),
      (step) => isIn(step, step.context.windowOpened ? 'openingDesk' : 'windowBlocked'),
    ),
    always(
      'a link is offered only where its address is known',
      (step) => !isIn(step, 'windowBlocked') || step.context.address === address,
    ),
    always('a failure says why, and nothing else does', (step) =>
      isIn(step, 'left') ? true : (step.context.refusal !== null) === isIn(step, 'failed'),
    ),
    whenever(
      'a retry looks the desk up again, for the new window',
      ({ event }) => event.type === 'service.requested',
      (step) =>
        isIn(step, 'findingDesk') &&
        step.started.includes('findAddress') &&
        step.context.address === null &&
        step.context.windowOpened === step.event['windowOpened'],
    ),
    whenever(
      'a crash is reported as an unknown error',
      ({ event }) => event.type === 'xstate.error.actor.findAddress',
      (step) => step.context.refusal?.code === 'unknown_error',
    ),
  ],
  journeys: [
    {
      name: 'the desk opens in its window',
      input: 'opened',
      moves: [
        { event: { type: 'help.closed' }, ignored: true },
        { actor: 'findAddress', done: { ok: true, value: address }, reaches: 'openingDesk' },
        { actor: 'showAddress', done: null },
      ],
      ends: 'left',
    },
    {
      name: 'a blocked window, allowed and opened again',
      input: 'blocked',
      moves: [
        { actor: 'findAddress', done: { ok: true, value: address }, reaches: 'windowBlocked' },
        { event: { type: 'service.requested', windowOpened: true }, reaches: 'findingDesk' },
        { actor: 'findAddress', done: { ok: true, value: address } },
        { actor: 'showAddress', done: null },
      ],
      ends: 'left',
    },
    {
      name: 'a blocked window, and the link instead',
      input: 'blocked',
      moves: [
        { actor: 'findAddress', done: { ok: true, value: address } },
        { event: { type: 'link.followed' } },
      ],
      ends: 'left',
    },
    {
      name: 'a window that cannot navigate leaves the link',
      input: 'opened',
      moves: [
        { actor: 'findAddress', done: { ok: true, value: address } },
        { actor: 'showAddress', failed: true, reaches: 'windowBlocked' },
        { event: { type: 'help.closed' } },
      ],
      ends: 'left',
    },
    {
      name: 'the look-up fails and is retried',
      input: 'opened',
      moves: [
        { actor: 'findAddress', failed: true, reaches: 'failed' },
        { event: { type: 'service.requested', windowOpened: true }, reaches: 'findingDesk' },
        { actor: 'findAddress', done: { ok: true, value: address } },
      ],
      ends: 'openingDesk',
    },
    {
      name: 'an invalid address is refused, and the help is closed',
      input: 'opened',
      moves: [
        { actor: 'findAddress', done: invalid, context: { refusal: invalid, address: null } },
        { event: { type: 'link.followed' }, ignored: true },
        { event: { type: 'help.closed' } },
      ],
      ends: 'left',
    },
  ],
});
