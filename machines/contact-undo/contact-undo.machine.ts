import { assign, setup } from 'xstate';
import type { AccountRecoveryStop } from '#contract/entities/account-recovery.ts';
import type { ContactUndo } from '#contract/entities/contact.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { unreachable } from '../actors/unreachable.ts';

/** What the link in a message undoes: a change of an address, or an account recovery. */
export type LinkOffer = ContactUndo | AccountRecoveryStop;

/** Result of reading or using the link. */
export type ContactUndoOutcome = Outcome<LinkOffer>;

/** Context of the flow. The link's token stays outside. */
export interface ContactUndoContext {
  /** What the link does, once known. */
  readonly offer: LinkOffer | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
type ContactUndoEvent = { type: 'undo.confirmed' } | { type: 'retry.requested' };

const actors = {
  /** Reads what the link does. */
  readOffer: notProvided<ContactUndoOutcome>('readOffer'),
  /** Undoes it. */
  undoChange: notProvided<ContactUndoOutcome>('undoChange'),
};

const ask = asking<typeof actors, ContactUndoContext>();

const contactUndoSetup = setup({
  types: { context: {} as ContactUndoContext, events: {} as ContactUndoEvent, tags: {} as 'busy' },
  actors,
  guards: {
    changeIsUndone: ({ context }) => context.offer?.isDone === true,
    linkIsOver: isRefusedBy('not_found'),
  },
  actions: {
    noteOffer: assign((_, { outcome }: { outcome: ContactUndoOutcome }) =>
      outcome.ok ? { offer: outcome.value } : {},
    ),
  },
}).extend(refusable);

/**
 * Undoing a change of an address, or an account recovery, by the link in a message (W5). Opening
 * the link changes nothing, because mail scanners open links too.
 */
export const contactUndoMachine = contactUndoSetup.createMachine({
  id: 'contactUndo',
  context: { offer: null, refusal: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'The portal loads what the link would undo.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('readOffer', {
        accepted: { target: 'weighing', actions: withAnswer('noteOffer') },
        refused: [{ guard: withAnswer('linkIsOver'), target: 'over' }, { target: 'unreachable' }],
      }),
    },
    unreachable: unreachable('reading'),
    weighing: {
      description: 'Checks whether the link was already used.',
      always: [{ guard: 'changeIsUndone', target: 'undone' }, { target: 'offering' }],
    },
    offering: {
      description: 'The person sees what would be undone, and decides.',
      on: { 'undo.confirmed': { target: 'undoing' } },
    },
    undoing: {
      description: 'The server undoes the change; pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('undoChange', {
        accepted: { target: 'undone', actions: withAnswer('noteOffer') },
        refused: [{ guard: withAnswer('linkIsOver'), target: 'over' }, { target: 'offering' }],
      }),
    },
    undone: {
      type: 'final',
      description: 'The change is undone; the person chooses a new password.',
    },
    over: { type: 'final', description: 'The link no longer does anything.' },
  },
});
