import { assign, enqueueActions, setup } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { answering, asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { ofAnswer, valueIn } from '../actors/outcome.ts';
import type { Modal } from '../modals/modals.machine.ts';

/** What the flow knows. */
export interface UnaskedDialogsContext {
  /** What is still to be shown, the next one first. */
  readonly waiting: readonly Modal[];
  /** Nothing else asks for the member's attention: no dialog, no form, no game. */
  readonly stageIsFree: boolean;
}

/** What happens around the dialogs. */
export type UnaskedDialogsEvent =
  | { type: 'member.arrived' } // somebody signed in; a session that is found again is no arrival
  | { type: 'session.ended' } // what was meant for that person is not shown to the next
  | { type: 'stage.freed' }
  | { type: 'stage.taken' }
  | { type: 'dialog.closed' };

/** What the flow tells: a dialog is to open now, or has no reason to be open any more. */
export type UnaskedDialogsEmitted =
  | { type: 'dialog.due'; modal: Modal }
  | { type: 'dialog.over'; modal: Modal };

const actors = {
  /** Finds the dialogs that open by themselves for this member, the most urgent first. */
  findDialogs: notProvided<Outcome<readonly Modal[]>>('findDialogs'),
};

const ask = asking<typeof actors, UnaskedDialogsContext>();

const unaskedDialogsSetup = setup({
  types: {
    context: {} as UnaskedDialogsContext,
    events: {} as UnaskedDialogsEvent,
    emitted: {} as UnaskedDialogsEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    isEmpty: ({ context }) => context.waiting.length === 0,
    stageIsFree: ({ context }) => context.stageIsFree,
  },
  actions: {
    noteStage: assign((_, { free }: { free: boolean }) => ({ stageIsFree: free })),
    queue: assign((_, { outcome }: { outcome: Outcome<readonly Modal[]> }) => ({
      waiting: valueIn(outcome) ?? [],
    })),
    dropShown: assign(({ context }) => ({ waiting: context.waiting.slice(1) })),
    dropAll: assign({ waiting: [] }),
    tell: enqueueActions(({ context, enqueue }, { type }: Pick<UnaskedDialogsEmitted, 'type'>) => {
      const [modal] = context.waiting;
      if (modal) enqueue.emit({ type, modal });
    }),
  },
}).extend(answering);

/**
 * Dialogs that open by themselves: for members alone, once per sign-in, one after the other, and
 * never over what a person is doing (S10).
 */
export const unaskedDialogsMachine = unaskedDialogsSetup.createMachine({
  id: 'unaskedDialogs',
  context: { waiting: [], stageIsFree: false },
  initial: 'resting',
  on: {
    'member.arrived': { target: '.looking', reenter: true },
    'session.ended': '.resting',
    'stage.freed': { actions: { type: 'noteStage', params: { free: true } } },
    'stage.taken': { actions: { type: 'noteStage', params: { free: false } } },
  },
  states: {
    resting: {
      description: 'Nothing opens until somebody signs in.',
      entry: 'dropAll',
    },
    looking: {
      description: 'The portal looks for dialogs that the member should see.',
      tags: 'busy',
      entry: 'dropAll',
      ...ask('findDialogs', {
        accepted: { target: 'queued', actions: ofAnswer('queue') },
        // The person did not ask for them: a failure is not shown.
        refused: { target: 'resting', actions: [] },
      }),
    },
    queued: {
      description: 'Dialogs wait until nothing else needs the attention of the member.',
      always: [
        { guard: 'isEmpty', target: 'resting' },
        { guard: 'stageIsFree', target: 'showing' },
      ],
    },
    showing: {
      description: 'One dialog lies over the page; closing it brings the next.',
      entry: { type: 'tell', params: { type: 'dialog.due' } },
      exit: { type: 'tell', params: { type: 'dialog.over' } },
      on: { 'dialog.closed': { target: 'queued', actions: 'dropShown' } },
    },
  },
});
