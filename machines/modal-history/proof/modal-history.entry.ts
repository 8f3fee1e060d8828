import { catalogueEntry } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { modalHistoryMachine } from '../modal-history.machine.ts';
import { dialog, page, question } from './modal-history.examples.ts';
import { modalHistoryJourneys } from './modal-history.journeys.ts';

/** Catalogue entry: history of dialogs. */
export const modalHistoryEntry = catalogueEntry<typeof modalHistoryMachine>({
  id: 'modalHistory',
  title: 'Dialog history',
  purpose: 'Gives each open dialog an entry in the history of the tab, so that back closes it.',
  requirements: ['S6', 'A20', 'A25'],
  machine: modalHistoryMachine,
  noView: 'It moves entries of the tab; the dialogs themselves have a walk.',
  inspected: { shown: ['dialogs', 'wanted'], named: ['entry', 'mayReturn'] },
  inputs: { page: { entry: page(1), open: [] }, reloaded: { entry: dialog(1, 'login'), open: [] } },
  events: {
    'dialogs.changed': [
      { type: 'dialogs.changed', open: [] },
      { type: 'dialogs.changed', open: ['login'] },
    ],
    'entry.reached': [
      { type: 'entry.reached', entry: page(1) },
      { type: 'entry.reached', entry: dialog(1, 'login') },
      { type: 'entry.reached', entry: question(1, 'signOutConfirmation') },
      { type: 'entry.reached', entry: page(2) },
      { type: 'entry.reached', entry: dialog(2, 'login') },
    ],
    'session.known': [
      { type: 'session.known', entry: page(1), wanted: null },
      { type: 'session.known', entry: page(1), wanted: 'login' },
      { type: 'session.known', entry: dialog(1, 'login'), wanted: null },
      { type: 'session.known', entry: question(1, 'signOutConfirmation'), wanted: null },
    ],
  },
  outcomes: {
    settle: [page(1), dialog(1, 'login'), page(2)],
    stepBack: [page(1), dialog(1, 'login')],
  },
  invariants: [
    whenever(
      'an entry is left only when it names more dialogs than are open',
      (step) => step.started.includes('stepBack'),
      ({ context }) => context.entry.dialogs.length > context.open.length,
    ),
    always(
      'entries are written for open dialogs whenever everything is idle',
      ({ event, effects, value, context: { entry, open } }) =>
        effects.includes('emitted entries.wanted') ===
        (event.type.startsWith('xstate.done') &&
          isIn({ value }, { following: 'inStep' }) &&
          entry.dialogs.length <= open.length),
    ),
    whenever(
      'the entry is the last one that was reached or read',
      ({ event }) =>
        event.type === 'entry.reached' ||
        event.type.startsWith('xstate.done') ||
        (event.type === 'session.known' && event['wanted'] === null),
      ({ event, context }) => context.entry === (event['entry'] ?? event['output']),
    ),
    whenever(
      'an opening or closing is checked again a moment later',
      ({ effects }) =>
        effects.includes('emitted dialogs.wanted') || effects.includes('emitted topmost.left'),
      (step) => step.started.includes('settle'),
    ),
    whenever(
      'dialogs open by themselves where the address asks, or where the entry names more and all may return, but not over a page that they led away from',
      ({ event }) => event.type === 'entry.reached' || event.type === 'session.known',
      ({ event, effects, context: { entry, from, open } }) =>
        effects.includes('emitted dialogs.wanted') ===
        (typeof event['wanted'] === 'string' ||
          (entry.mayReturn &&
            entry.dialogs.length > open.length &&
            (event.type === 'session.known' || entry.page >= from))),
    ),
    always(
      'the topmost is asked to close only by a step back on its own page',
      ({ event, effects, context: { entry, from, open } }) =>
        effects.includes('emitted topmost.left') ===
        (event.type === 'entry.reached' &&
          entry.page === from &&
          entry.dialogs.length < open.length),
    ),
    whenever(
      'dialogs are cleared on every other page, and on no step within one',
      (step) => step.event.type === 'entry.reached',
      ({ effects, context: { entry, from } }) =>
        effects.includes('emitted dialogs.outdated') === (entry.page !== from),
    ),
    whenever(
      'a page that was left by a dialog is shown without it',
      ({ event, context: { entry, from } }) =>
        event.type === 'entry.reached' && entry.page < from && entry.dialogs.length > 0,
      (step) => isIn(step, 'leaving'),
    ),
    whenever(
      'notes of an entry are copied to every other entry of the same page',
      ({ event, effects }) =>
        event.type === 'xstate.done.actor.stepBack' || effects.includes('emitted topmost.left'),
      ({ effects }) => effects.includes('emitted notes.wanted'),
    ),
  ],
  journeys: modalHistoryJourneys,
});
