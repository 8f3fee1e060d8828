import { assign, emit, setup } from 'xstate';
import { notProvided } from '../actors/not-provided.ts';

/** Names of dialogs, the topmost last. */
type Names = readonly string[];

/** An entry of the tab's history. */
export interface HistoryEntry {
  /** The index of its page in the tab's history. */
  readonly page: number;
  /** The dialogs that it names. */
  readonly dialogs: Names;
  /** Whether all of them may reopen by themselves for this person. */
  readonly mayReturn: boolean;
}

/** Input of the flow. */
export interface ModalHistoryInput {
  readonly entry: HistoryEntry;
  /** The dialogs that are already open. */
  readonly open: Names;
}

/** Context of the flow. */
export interface ModalHistoryContext extends ModalHistoryInput {
  /** The page shown before this entry. */
  readonly from: number;
}

/** Events of dialogs and of the tab's history. */
type ModalHistoryEvent =
  | { type: 'dialogs.changed'; open: Names }
  | { type: 'entry.reached'; entry: HistoryEntry } // back, forward, or a navigation of the portal
  | { type: 'session.known'; entry: HistoryEntry; wanted: string | null }; // in the address, if any

/** Effects outside. Their listeners start before the flow. */
type ModalHistoryEmitted =
  | { type: 'entries.wanted'; open: Names } // one for each open dialog, above the page's own
  | { type: 'dialogs.wanted'; names: Names }
  | { type: 'dialogs.outdated' } // they belong to another page
  | { type: 'topmost.left' } // asks it to close; it may refuse
  | { type: 'notes.wanted' }; // this entry takes over what another entry of the same page stored

const actors = {
  /** Waits a moment, because one dialog often replaces another, and reads the entry. */
  settle: notProvided<HistoryEntry>('settle'),
  /** Goes back this many entries, and reads the entry there. */
  stepBack: notProvided<HistoryEntry, { by: number }>('stepBack'),
};

/** The entry for a guard or an action. */
export interface AtEntry {
  readonly entry: HistoryEntry;
}

/** The `params` of guards and actions that look at the entry in an event. */
const reached = ({ event }: { readonly event: AtEntry }): AtEntry => ({ entry: event.entry });
/** The same for the entry that an actor read. */
const read = ({ event }: { readonly event: { readonly output: HistoryEntry } }): AtEntry => ({
  entry: event.output,
});

const modalHistorySetup = setup({
  types: {
    input: {} as ModalHistoryInput,
    context: {} as ModalHistoryContext,
    events: {} as ModalHistoryEvent,
    emitted: {} as ModalHistoryEmitted,
  },
  actors,
  guards: {
    pageIsAnother: ({ context }, { entry }: AtEntry) => entry.page !== context.entry.page,
    entryNamesTooMany: ({ context }, { entry }: AtEntry) =>
      entry.dialogs.length > context.open.length,
    dialogIsWanted: (_, { wanted }: { wanted: string | null }) => wanted !== null,
    entryNamesMore: ({ context }) => context.entry.dialogs.length > context.open.length,
    entryNamesFewer: ({ context }) => context.entry.dialogs.length < context.open.length,
    dialogsMayReturn: ({ context: { entry, open } }) =>
      entry.mayReturn && entry.dialogs.length > open.length,
    personReturnedToDialogs: ({ context: { entry, from } }) =>
      entry.page < from && entry.dialogs.length > 0,
  },
  actions: {
    noteOpen: assign((_, { open }: { open: Names }) => ({ open })),
    noteEntry: assign(({ context }, { entry }: AtEntry) => ({ entry, from: context.entry.page })),
    noteCleared: assign({ open: [] }),
    clearDialogs: emit({ type: 'dialogs.outdated' }),
    leaveTopmost: emit({ type: 'topmost.left' }),
    bringNotes: emit({ type: 'notes.wanted' }),
    reopen: emit(({ context }) => ({
      type: 'dialogs.wanted' as const,
      names: context.entry.dialogs,
    })),
    openWanted: emit((_, { wanted }: { wanted: string | null }) => ({
      type: 'dialogs.wanted' as const,
      names: wanted === null ? [] : [wanted],
    })),
    writeEntries: emit(({ context }) => ({ type: 'entries.wanted' as const, open: context.open })),
  },
});

const notingEntry = { type: 'noteEntry', params: read } as const;

const tooMany = { type: 'entryNamesTooMany', params: read } as const;

/**
 * Keeps the open dialogs and the tab's history in sync (S6): each dialog has its own entry above
 * its page, so that back closes it, and forward or a reload reopens it.
 */
export const modalHistoryMachine = modalHistorySetup.createMachine({
  id: 'modalHistory',
  context: ({ input }) => ({ ...input, from: input.entry.page }),
  initial: 'following',
  states: {
    following: {
      description: 'The portal follows what a person does with dialogs, back and forward.',
      initial: 'inStep',
      on: {
        'dialogs.changed': {
          target: '.settling',
          reenter: true,
          actions: { type: 'noteOpen', params: ({ event }) => event },
        },
        'entry.reached': [
          {
            guard: { type: 'pageIsAnother', params: reached },
            target: '.arriving',
            actions: ['clearDialogs', 'noteCleared', { type: 'noteEntry', params: reached }],
          },
          { target: '.arriving', actions: { type: 'noteEntry', params: reached } },
        ],
        'session.known': [
          {
            guard: { type: 'dialogIsWanted', params: ({ event }) => event },
            target: '.settling',
            actions: { type: 'openWanted', params: ({ event }) => event },
          },
          { target: '.resuming', actions: { type: 'noteEntry', params: reached } },
        ],
      },
      states: {
        inStep: { description: 'The tab’s history entry names the open dialogs.' },
        arriving: {
          description: 'A person went back or forward: dialogs close or open to match the entry.',
          always: [
            // A dialog navigated away from that page: the person wants the page, and the dialog
            // ends.
            { guard: 'personReturnedToDialogs', target: '#modalHistory.leaving' },
            {
              guard: 'entryNamesFewer',
              target: 'settling',
              actions: ['bringNotes', 'leaveTopmost'],
            },
            { guard: 'entryNamesMore', target: 'resuming' },
            { target: 'inStep' },
          ],
        },
        resuming: {
          description: 'The dialogs named in the entry open again, if all of them may.',
          always: [
            { guard: 'dialogsMayReturn', target: 'settling', actions: 'reopen' },
            { target: 'settling' },
          ],
        },
        settling: {
          description: 'Dialogs open or close: only what is open after a moment is kept.',
          invoke: {
            id: 'settle',
            src: 'settle',
            onDone: [
              { guard: tooMany, target: '#modalHistory.leaving', actions: notingEntry },
              { target: 'inStep', actions: [notingEntry, 'writeEntries'] },
            ],
            onError: { target: 'inStep' },
          },
        },
      },
    },
    leaving: {
      description: 'The portal goes back on its own, past the entries of closed dialogs.',
      invoke: {
        id: 'stepBack',
        src: 'stepBack',
        input: ({ context: { entry, open } }) => ({ by: entry.dialogs.length - open.length }),
        onDone: [
          {
            guard: tooMany,
            target: 'leaving',
            reenter: true,
            actions: ['bringNotes', notingEntry],
          },
          { target: 'following', actions: ['bringNotes', notingEntry, 'writeEntries'] },
        ],
        onError: { target: 'following' },
      },
      on: { 'dialogs.changed': { actions: { type: 'noteOpen', params: ({ event }) => event } } },
    },
  },
});
