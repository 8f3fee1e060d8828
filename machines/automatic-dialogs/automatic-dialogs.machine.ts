import { assign, enqueueActions, setup } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { valueIn, withAnswer } from '../actors/outcome.ts';
import type { Modal } from '../modals/modals.machine.ts';

/** Context of the flow. */
export interface AutomaticDialogsContext {
  /** The dialogs to show, next one first. */
  readonly waiting: readonly Modal[];
  /** Nothing else needs the member's attention: no dialog, form or game. */
  readonly stageIsFree: boolean;
  /** Money moved since the last search for dialogs. */
  readonly hasNews: boolean;
}

/** Events around the dialogs. */
type AutomaticDialogsEvent =
  | { type: 'member.arrived' } // somebody signed in; a restored session does not count
  | { type: 'payments.changed' } // about the current member
  | { type: 'session.ended' } // what was meant for that person must not be shown to the next
  | { type: 'stage.freed' }
  | { type: 'stage.taken' }
  | { type: 'dialog.closed' };

/** Emitted when a dialog should open now, or need not be open any longer. */
type AutomaticDialogsEmitted =
  | { type: 'dialog.due'; modal: Modal }
  | { type: 'dialog.over'; modal: Modal };

const actors = {
  /** Finds the dialogs that open by themselves for this member, most urgent first. */
  findDialogs: notProvided<Outcome<readonly Modal[]>>('findDialogs'),
  /** Finds what a signed-in member was not asked yet, in this tab or another. */
  findNews: notProvided<Outcome<readonly Modal[]>>('findNews'),
};

const ask = asking<typeof actors, AutomaticDialogsContext>();

const automaticDialogsSetup = setup({
  types: {
    context: {} as AutomaticDialogsContext,
    events: {} as AutomaticDialogsEvent,
    emitted: {} as AutomaticDialogsEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    nothingIsWaiting: ({ context }) => context.waiting.length === 0,
    stageIsFree: ({ context }) => context.stageIsFree,
    newsMayBeShown: ({ context }) => context.hasNews && context.stageIsFree,
  },
  actions: {
    noteStage: assign((_, { free }: { free: boolean }) => ({ stageIsFree: free })),
    queue: assign((_, { outcome }: { outcome: Outcome<readonly Modal[]> }) => ({
      waiting: valueIn(outcome) ?? [],
    })),
    dropShown: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    dropAll: assign({ waiting: [] }),
    noteNews: assign({ hasNews: true }),
    forgetNews: assign({ hasNews: false }),
    tell: enqueueActions(
      ({ context, enqueue }, { type }: Pick<AutomaticDialogsEmitted, 'type'>) => {
        const [modal] = context.waiting;
        if (modal) enqueue.emit({ type, modal });
      },
    ),
  },
}).extend(answering);

/**
 * Dialogs that open by themselves: only for members, after a sign-in and when money moved, one by
 * one, and never over what a person is doing (S10, W3).
 */
export const automaticDialogsMachine = automaticDialogsSetup.createMachine({
  id: 'automaticDialogs',
  context: { waiting: [], stageIsFree: false, hasNews: false },
  initial: 'resting',
  on: {
    'member.arrived': { target: '.looking', reenter: true, actions: 'forgetNews' },
    'payments.changed': { actions: 'noteNews' },
    'session.ended': { target: '.resting', actions: 'forgetNews' },
    'stage.freed': { actions: { type: 'noteStage', params: { free: true } } },
    'stage.taken': { actions: { type: 'noteStage', params: { free: false } } },
  },
  states: {
    resting: {
      description: 'Nothing opens until someone signs in or the member’s money moves.',
      entry: 'dropAll',
      always: { guard: 'newsMayBeShown', target: 'noticing' },
    },
    looking: {
      description: 'The portal looks for dialogs that the member should see.',
      tags: 'busy',
      entry: 'dropAll',
      ...ask('findDialogs', {
        accepted: { target: 'queued', actions: withAnswer('queue') },
        // The person did not ask for them, so a failure is not shown.
        refused: { target: 'resting', actions: [] },
      }),
    },
    noticing: {
      description: 'Money moved: the portal checks whether to ask the member about it.',
      tags: 'busy',
      entry: 'forgetNews',
      ...ask('findNews', {
        accepted: { target: 'queued', actions: withAnswer('queue') },
        refused: { target: 'resting', actions: [] },
      }),
    },
    queued: {
      description: 'Dialogs wait until nothing else needs the member’s attention.',
      always: [
        { guard: 'nothingIsWaiting', target: 'resting' },
        { guard: 'stageIsFree', target: 'showing' },
      ],
    },
    showing: {
      description: 'One dialog is open over the page; closing it opens the next one.',
      entry: { type: 'tell', params: { type: 'dialog.due' } },
      exit: { type: 'tell', params: { type: 'dialog.over' } },
      on: { 'dialog.closed': { target: 'queued', actions: 'dropShown' } },
    },
  },
});
