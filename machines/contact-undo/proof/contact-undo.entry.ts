import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { contactUndoMachine } from '../contact-undo.machine.ts';

const change = {
  kind: 'email',
  restores: 'm***@example.com',
  replaces: 'n***@example.com',
  until: '2026-11-27T12:00:00.000Z',
} as const;
const offer = { ok: true, value: { ...change, isDone: false } } as const;
const undone = { ok: true, value: { ...change, isDone: true } } as const;
const over = { ok: false, code: 'not_found' } as const;

const confirm = { event: { type: 'undo.confirmed' } } as const;
const retry = { event: { type: 'retry.requested' } } as const;

/** Catalogue entry: undoing a change of an address. */
export const contactUndoEntry = catalogueEntry<typeof contactUndoMachine>({
  id: 'contactUndo',
  title: 'Undo link',
  purpose:
    'Restores an account’s old address or stops an account recovery, with the link from a message.',
  requirements: ['W5'],
  machine: contactUndoMachine,
  inspected: { shown: [], named: [] },
  inputs: { link: undefined },
  events: { 'undo.confirmed': [confirm.event], 'retry.requested': [retry.event] },
  outcomes: {
    readOffer: [offer, undone, over, networkFailed],
    undoChange: [undone, over, networkFailed],
  },
  invariants: [
    whenever(
      'nothing is undone before the person has seen and confirmed it',
      ({ started }) => started.includes('undoChange'),
      ({ event, context }) => event.type === 'undo.confirmed' && context.offer !== null,
    ),
    whenever(
      'it is shown as undone exactly when the server says so',
      (step) => isIn(step, 'undone') || isIn(step, 'over'),
      (step) =>
        isIn(step, 'undone') === (step.context.offer?.isDone === true && !isIn(step, 'over')),
    ),
    whenever(
      'a link that could not be read is not shown as expired',
      (step) => isIn(step, 'over'),
      ({ context }) => context.refusal?.code === 'not_found',
    ),
    whenever(
      'after a failure the person sees why and may try again',
      (step) =>
        step.event.type.includes('actor.undoChange') &&
        !isAccepted(step, 'undoChange') &&
        !isIn(step, 'over'),
      (step) => isIn(step, 'offering') && step.context.refusal !== null,
    ),
  ],
  journeys: [
    {
      name: 'is read, considered and undone, with a lost answer in between',
      input: 'link',
      moves: [
        { actor: 'readOffer', done: offer, reaches: 'offering' },
        confirm,
        { ...confirm, ignored: true },
        breaks('undoChange', 'offering'),
        { ...confirm, context: { refusal: null } },
        { actor: 'undoChange', done: networkFailed, reaches: 'offering' },
        confirm,
        { actor: 'undoChange', done: undone, context: { offer: undone.value } },
      ],
      ends: 'undone',
    },
    {
      name: 'cannot be read at first, and was used before',
      input: 'link',
      moves: [
        refuses('readOffer', networkFailed, 'unreachable'),
        { ...retry, context: { refusal: null } },
        breaks('readOffer', 'unreachable'),
        retry,
        { actor: 'readOffer', done: undone },
      ],
      ends: 'undone',
    },
    { name: 'is over', input: 'link', moves: [refuses('readOffer', over)], ends: 'over' },
    {
      name: 'ends while the person reads it',
      input: 'link',
      moves: [{ actor: 'readOffer', done: offer }, confirm, refuses('undoChange', over)],
      ends: 'over',
    },
  ],
});
