import { assign, setup } from 'xstate';
import type { AccountRecoveryStop } from '#contract/entities/account-recovery.ts';
import type { ContactUndo } from '#contract/entities/contact.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { ofAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { unreachable } from '../actors/unreachable.ts';

/** What a link of a message takes back: a change of an address, or an account recovery that was asked for. */
export type LinkOffer = ContactUndo | AccountRecoveryStop;

/** What reading or using the link brings. */
export type ContactUndoOutcome = Outcome<LinkOffer>;

/** What the flow knows. The token of the link stays outside. */
export interface ContactUndoContext {
  /** What the link does, once it is read. */
  readonly offer: LinkOffer | null;
  readonly refusal: Refusal | null;
}

/** What a person does. */
type ContactUndoEvent = { type: 'undo.confirmed' } | { type: 'retry.requested' };

const actors = {
  /** Reads what the link of the message does. */
  readOffer: notProvided<ContactUndoOutcome>('readOffer'),
  /** Takes it back. */
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
 * Taking back a change of an address, or an account recovery, by the link that the address of the person got
 * (W5). Opening the link does nothing yet: programs that look through mails open links too.
 */
export const contactUndoMachine = contactUndoSetup.createMachine({
  id: 'contactUndo',
  context: { offer: null, refusal: null },
  initial: 'reading',
  states: {
    reading: {
      description: 'It is read what the link does.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('readOffer', {
        accepted: { target: 'weighing', actions: ofAnswer('noteOffer') },
        refused: [{ guard: ofAnswer('linkIsOver'), target: 'over' }, { target: 'unreachable' }],
      }),
    },
    unreachable: unreachable('reading'),
    weighing: {
      description: 'A link that was used says so.',
      always: [{ guard: 'changeIsUndone', target: 'undone' }, { target: 'offering' }],
    },
    offering: {
      description: 'The person sees what is taken back, and decides.',
      on: { 'undo.confirmed': { target: 'undoing' } },
    },
    undoing: {
      description: 'The server takes it back; a second press does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('undoChange', {
        accepted: { target: 'undone', actions: ofAnswer('noteOffer') },
        refused: [{ guard: ofAnswer('linkIsOver'), target: 'over' }, { target: 'offering' }],
      }),
    },
    undone: { type: 'final', description: 'It is taken back; the person chooses a new password.' },
    over: { type: 'final', description: 'The link does nothing any more.' },
  },
});
