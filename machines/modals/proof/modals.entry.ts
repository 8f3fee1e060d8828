import { catalogueEntry } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { modalsMachine } from '../modals.machine.ts';

/** Catalogue entry: dialogs. */
export const modalsEntry = catalogueEntry<typeof modalsMachine>({
  id: 'modals',
  title: 'Dialogs',
  purpose: 'Keeps which dialogs are open, one of each type, the topmost in front.',
  requirements: ['S6', 'A2', 'A15', 'A17'],
  machine: modalsMachine,
  inspected: { named: ['stack', 'modal', 'owed'] },
  inputs: { plain: undefined },
  events: {
    'modal.opened': [
      { type: 'modal.opened' },
      { type: 'modal.opened', modal: { type: 'registration' } },
      { type: 'modal.opened', modal: { type: 'changePassword', owed: true } },
    ],
    'modal.replaced': [
      { type: 'modal.replaced', modal: { type: 'login' } },
      { type: 'modal.replaced', modal: { type: 'registration' } },
      { type: 'modal.replaced', modal: { type: 'forgotPassword' } },
    ],
    'modal.closed': [{ type: 'modal.closed' }],
    'modals.cleared': [{ type: 'modals.cleared' }],
  },
  outcomes: {},
  invariants: [
    always(
      'open means that there is a dialog',
      (step) => isIn(step, 'open') === step.context.stack.length > 0,
    ),
    always(
      'each type is open once at most',
      ({ context: { stack } }) => new Set(stack.map(({ type }) => type)).size === stack.length,
    ),
    whenever(
      'the dialog that was opened last is in front; without a name it is the login',
      (step) =>
        isIn(step, 'open') &&
        (step.event.type === 'modal.opened' || step.event.type === 'modal.replaced'),
      ({ context, event }) =>
        event['modal'] === undefined
          ? context.stack.at(-1)?.type === 'login'
          : context.stack.at(-1) === event['modal'],
    ),
    always(
      'closing removes the front one and leaves the others unchanged',
      (step, before) =>
        step.event.type !== 'modal.closed' ||
        step.context.stack.length === Math.max(0, (before.at(-1)?.context.stack.length ?? 0) - 1),
    ),
  ],
  journeys: [
    {
      name: 'from the login to the registration and back, then closed',
      moves: [
        { event: { type: 'modal.opened' }, context: { stack: [{ type: 'login' }] } },
        {
          event: { type: 'modal.replaced', modal: { type: 'registration' } },
          context: { stack: [{ type: 'registration' }] },
        },
        { event: { type: 'modal.replaced', modal: { type: 'login' } } },
        { event: { type: 'modal.closed' }, context: { stack: [] } },
        { event: { type: 'modal.closed' }, ignored: true },
      ],
      ends: 'closed',
    },
    {
      name: 'a dialog over another, opened again, and all of them cleared',
      moves: [
        { event: { type: 'modal.opened', modal: { type: 'registration' } } },
        { event: { type: 'modal.opened' } },
        {
          event: { type: 'modal.opened', modal: { type: 'registration' } },
          context: { stack: [{ type: 'login' }, { type: 'registration' }] },
        },
        {
          event: { type: 'modal.closed' },
          reaches: 'open',
          context: { stack: [{ type: 'login' }] },
        },
        { event: { type: 'modal.opened', modal: { type: 'registration' } } },
        { event: { type: 'modals.cleared' }, context: { stack: [] } },
      ],
      ends: 'closed',
    },
  ],
});
