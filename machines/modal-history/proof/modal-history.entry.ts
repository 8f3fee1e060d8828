import { catalogueEntry } from '../../catalogue/entry.ts';
import { always, isIn } from '../../catalogue/history.ts';
import { type HistoryEntry, modalHistoryMachine } from '../modal-history.machine.ts';

/** The entry of a page without dialogs. */
const page = (number: number): HistoryEntry => ({ page: number, named: [], mayReturn: true });
/** The entry of a dialog, or of one over another. */
const dialog = (number: number, ...named: readonly string[]): HistoryEntry => ({
  page: number,
  named,
  mayReturn: true,
});
/** The same where they must not open again, as a question must not. */
const question = (number: number, ...named: readonly string[]): HistoryEntry => ({
  page: number,
  named,
  mayReturn: false,
});

/** The history of dialogs as tools and tests know it. */
export const modalHistoryEntry = catalogueEntry<typeof modalHistoryMachine>({
  id: 'modalHistory',
  title: 'History of dialogs',
  purpose: 'Gives each open dialog an entry in the history of the tab, so that back closes it.',
  requirements: ['S6', 'A20', 'A25'],
  machine: modalHistoryMachine,
  noView: 'It moves entries of the tab; the dialogs themselves have a walk.',
  inspected: { shown: ['named', 'wanted'], named: ['entry', 'mayReturn'] },
  inputs: {
    page: { entry: page(1), open: [] },
    reloaded: { entry: dialog(1, 'login'), open: [] },
  },
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
    {
      name: 'an entry is left only when it names more dialogs than are open',
      holds: (history) =>
        always(
          history,
          (step) => step.started.includes('stepBack'),
          ({ context }) => context.entry.named.length > context.open.length,
        ),
    },
    {
      name: 'entries are written for what is open, each time that all is at rest again',
      holds: (history) =>
        always(
          history,
          () => true,
          ({ event, effects, value, context: { entry, open } }) =>
            effects.includes('emitted entries.wanted') ===
            (event.type.startsWith('xstate.done') &&
              isIn({ value }, { following: 'inStep' }) &&
              entry.named.length <= open.length),
        ),
    },
    {
      name: 'the entry is the last one that was reached or read',
      holds: (history) =>
        always(
          history,
          ({ event }) =>
            event.type === 'entry.reached' ||
            event.type.startsWith('xstate.done') ||
            (event.type === 'session.known' && event['wanted'] === null),
          ({ event, context }) => context.entry === (event['entry'] ?? event['output']),
        ),
    },
    {
      name: 'what opens or closes is looked at again a moment later',
      holds: (history) =>
        always(
          history,
          ({ effects }) =>
            effects.includes('emitted dialogs.wanted') || effects.includes('emitted topmost.left'),
          (step) => step.started.includes('settle'),
        ),
    },
    {
      name: 'dialogs open by themselves where the address asks, or where the entry names more and all may return, but not over a page that they led away from',
      holds: (history) =>
        always(
          history,
          ({ event }) => event.type === 'entry.reached' || event.type === 'session.known',
          ({ event, effects, context: { entry, from, open } }) =>
            effects.includes('emitted dialogs.wanted') ===
            (typeof event['wanted'] === 'string' ||
              (entry.mayReturn &&
                entry.named.length > open.length &&
                (event.type === 'session.known' || entry.page >= from))),
        ),
    },
    {
      name: 'the topmost is asked to close by a step back on its own page, and by nothing else',
      holds: (history) =>
        always(
          history,
          () => true,
          ({ event, effects, context: { entry, from, open } }) =>
            effects.includes('emitted topmost.left') ===
            (event.type === 'entry.reached' &&
              entry.page === from &&
              entry.named.length < open.length),
        ),
    },
    {
      name: 'dialogs are cleared on every other page, and on no step within one',
      holds: (history) =>
        always(
          history,
          (step) => step.event.type === 'entry.reached',
          ({ effects, context: { entry, from } }) =>
            effects.includes('emitted dialogs.outdated') === (entry.page !== from),
        ),
    },
    {
      name: 'a page that a dialog led away from is shown without it',
      holds: (history) =>
        always(
          history,
          ({ event, context: { entry, from } }) =>
            event.type === 'entry.reached' && entry.page < from && entry.named.length > 0,
          (step) => isIn(step, 'leaving'),
        ),
    },
    {
      name: 'notes of an entry are brought along to every other entry of the same page',
      holds: (history) =>
        always(
          history,
          ({ event, effects }) =>
            event.type === 'xstate.done.actor.stepBack' || effects.includes('emitted topmost.left'),
          ({ effects }) => effects.includes('emitted notes.wanted'),
        ),
    },
  ],
  journeys: [
    {
      name: 'a dialog opens and gets its entry; back closes it',
      moves: [
        { event: { type: 'dialogs.changed', open: ['login'] }, reaches: { following: 'settling' } },
        { actor: 'settle', done: page(1), reaches: { following: 'inStep' } },
        {
          event: { type: 'entry.reached', entry: page(1) },
          reaches: { following: 'settling' },
        },
        { event: { type: 'dialogs.changed', open: [] }, context: { open: [] } },
        { actor: 'settle', done: page(1) },
      ],
      ends: { following: 'inStep' },
      context: { open: [], entry: page(1) },
    },
    {
      name: 'a dialog refuses to close on the way back: it gets its entry again',
      moves: [
        { event: { type: 'dialogs.changed', open: ['login'] } },
        { actor: 'settle', done: page(1) },
        { event: { type: 'entry.reached', entry: page(1) }, reaches: { following: 'settling' } },
        { actor: 'settle', done: page(1) },
      ],
      ends: { following: 'inStep' },
      context: { open: ['login'] },
    },
    {
      name: 'a dialog is closed by Escape: its entry is left',
      input: { entry: dialog(1, 'login'), open: ['login'] },
      moves: [
        { event: { type: 'dialogs.changed', open: [] }, reaches: { following: 'settling' } },
        { actor: 'settle', done: dialog(1, 'login'), reaches: 'leaving' },
        { event: { type: 'entry.reached', entry: page(1) }, ignored: true },
        { actor: 'stepBack', done: page(1) },
      ],
      ends: { following: 'inStep' },
      context: { entry: page(1) },
    },
    {
      name: 'two dialogs are closed in turn while the portal goes back',
      input: { entry: dialog(1, 'login', 'help'), open: ['login', 'help'] },
      moves: [
        { event: { type: 'dialogs.changed', open: ['login'] } },
        { actor: 'settle', done: dialog(1, 'login', 'help'), reaches: 'leaving' },
        { event: { type: 'dialogs.changed', open: [] }, reaches: 'leaving' },
        { actor: 'stepBack', done: dialog(1, 'login'), reaches: 'leaving' },
        { actor: 'stepBack', done: page(1) },
      ],
      ends: { following: 'inStep' },
    },
    {
      name: 'one dialog gives way to another within a moment: the entry stays',
      input: { entry: dialog(1, 'login'), open: ['login'] },
      moves: [
        { event: { type: 'dialogs.changed', open: [] }, reaches: { following: 'settling' } },
        {
          event: { type: 'dialogs.changed', open: ['registration'] },
          reaches: { following: 'settling' },
        },
        { actor: 'settle', done: dialog(1, 'login') },
      ],
      ends: { following: 'inStep' },
      context: { open: ['registration'] },
    },
    {
      name: 'a reload in a dialog opens it again, once it is known that nobody is signed in',
      input: 'reloaded',
      moves: [
        {
          event: { type: 'session.known', entry: dialog(1, 'login'), wanted: null },
          reaches: { following: 'settling' },
        },
        { event: { type: 'dialogs.changed', open: ['login'] } },
        { actor: 'settle', done: dialog(1, 'login') },
      ],
      ends: { following: 'inStep' },
    },
    {
      name: 'a reload in a question leaves its entry',
      input: { entry: question(1, 'signOutConfirmation'), open: [] },
      moves: [
        {
          event: {
            type: 'session.known',
            entry: question(1, 'signOutConfirmation'),
            wanted: null,
          },
          reaches: { following: 'settling' },
        },
        { actor: 'settle', done: question(1, 'signOutConfirmation'), reaches: 'leaving' },
        { actor: 'stepBack', done: page(1) },
      ],
      ends: { following: 'inStep' },
    },
    {
      name: 'an address asks for a dialog',
      moves: [
        {
          event: { type: 'session.known', entry: page(1), wanted: 'login' },
          reaches: { following: 'settling' },
        },
        { event: { type: 'dialogs.changed', open: ['login'] } },
        { actor: 'settle', done: page(1) },
      ],
      ends: { following: 'inStep' },
      context: { open: ['login'] },
    },
    {
      name: 'a dialog that was open before the flow began gets its entry',
      input: { entry: page(1), open: ['login'] },
      moves: [
        {
          event: { type: 'session.known', entry: page(1), wanted: null },
          reaches: { following: 'settling' },
        },
        { actor: 'settle', done: page(1) },
      ],
      ends: { following: 'inStep' },
      context: { open: ['login'] },
    },
    {
      name: 'forward opens a dialog again; a question stays closed and its entry is left',
      moves: [
        {
          event: { type: 'entry.reached', entry: dialog(1, 'login') },
          reaches: { following: 'settling' },
        },
        { event: { type: 'dialogs.changed', open: ['login'] } },
        { actor: 'settle', done: dialog(1, 'login'), reaches: { following: 'inStep' } },
        {
          event: { type: 'entry.reached', entry: dialog(1, 'login') },
          reaches: { following: 'inStep' },
        },
        {
          event: { type: 'entry.reached', entry: question(1, 'login', 'signOutConfirmation') },
          reaches: { following: 'settling' },
        },
        {
          actor: 'settle',
          done: question(1, 'login', 'signOutConfirmation'),
          reaches: 'leaving',
        },
        { actor: 'stepBack', done: dialog(1, 'login') },
      ],
      ends: { following: 'inStep' },
    },
    {
      name: 'back from a game that the login led to: the login is over, and its page is shown',
      input: { entry: page(2), open: [] },
      moves: [
        { event: { type: 'entry.reached', entry: dialog(1, 'login') }, reaches: 'leaving' },
        { actor: 'stepBack', done: page(1) },
      ],
      ends: { following: 'inStep' },
      context: { entry: page(1) },
    },
    {
      name: 'forward to another page closes what was open',
      input: { entry: dialog(1, 'login'), open: ['login'] },
      moves: [
        {
          event: { type: 'entry.reached', entry: page(2) },
          reaches: { following: 'inStep' },
          context: { open: [] },
        },
        { event: { type: 'dialogs.changed', open: [] }, reaches: { following: 'settling' } },
        { actor: 'settle', done: page(2) },
      ],
      ends: { following: 'inStep' },
    },
    {
      name: 'the history cannot be read or moved: the flow goes on',
      input: { entry: dialog(1, 'login'), open: ['login'] },
      moves: [
        { event: { type: 'dialogs.changed', open: [] } },
        { actor: 'settle', failed: true, reaches: { following: 'inStep' } },
        { event: { type: 'dialogs.changed', open: [] } },
        { actor: 'settle', done: dialog(1, 'login'), reaches: 'leaving' },
        { actor: 'stepBack', failed: true },
      ],
      ends: { following: 'inStep' },
    },
  ],
});
