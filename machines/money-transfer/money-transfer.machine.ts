import { assign, emit, setup } from 'xstate';
import type { MoneyTransfer, TransferTerms } from '#contract/entities/transfer.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated, PasswordsUsed } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusableOutdating } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { unreachable } from '../actors/unreachable.ts';
import { submission } from '../submission/submission.machine.ts';

/** The amount to send, in hundredths. */
export interface Sending {
  readonly amount: number;
}

/** Context of the flow; passwords stay in the draft. */
export interface MoneyTransferContext {
  readonly terms: TransferTerms | null;
  /** The transfer under review, or under way. */
  readonly sending: Sending | null;
  readonly transfer: MoneyTransfer | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type MoneyTransferEvent =
  | { type: 'amount.submitted'; amount: number }
  | { type: 'transfer.confirmed' }
  | { type: 'changes.requested' }
  | { type: 'form.edited' }
  | { type: 'another.requested' }
  | { type: 'retry.requested' }
  | { type: 'terms.changed'; terms: TransferTerms }; // the site's bounds have changed

/** Result of reading the terms. */
export type TermsOutcome = Outcome<TransferTerms>;
/** Result of sending. */
export type TransferOutcome = Outcome<MoneyTransfer>;

const actors = {
  /** Reads the receiver and the amount that can be sent. */
  readTerms: notProvided<TermsOutcome>('readTerms'),
  /** Sends the money, once for each submit; the draft has the password. */
  sendMoney: submission<Sending, MoneyTransfer>(),
};

const ask = asking<typeof actors, MoneyTransferContext>();

/** The reviewed transfer; it is always reviewed first. */
function sendingOf({ sending }: MoneyTransferContext): Sending {
  if (!sending) throw new Error('Nothing is being sent.');
  return sending;
}

/** Sending money to the upline, or to a team member (W2). */
export const moneyTransferMachine = setup({
  types: {
    context: {} as MoneyTransferContext,
    events: {} as MoneyTransferEvent,
    emitted: {} as DataOutdated | PasswordsUsed,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    transferIsClosed: isRefusedBy('transfer_not_open'),
    amountIsRefused: isRefusedBy('transfer_amount_too_small', 'transfer_amount_too_large'),
  },
  actions: {
    noteTerms: assign((_, { outcome }: { outcome: TermsOutcome }) =>
      outcome.ok ? { terms: outcome.value } : {},
    ),
    noteChangedTerms: assign((_, { terms }: { terms: TransferTerms }) => ({ terms })),
    noteSending: assign((_, { amount }: Sending) => ({ sending: { amount } })),
    noteTransfer: assign((_, { outcome }: { outcome: TransferOutcome }) =>
      outcome.ok ? { transfer: outcome.value } : {},
    ),
    forgetTransfer: assign({ transfer: null }),
    forgetSending: assign({ sending: null }),
    tellPasswordsUsed: emit({ type: 'passwords.used' }),
  },
})
  .extend(refusableOutdating('payments'))
  .createMachine({
    id: 'moneyTransfer',
    context: { terms: null, sending: null, transfer: null, refusal: null },
    initial: 'reading',
    states: {
      reading: {
        description: 'The portal loads who gets the money, and how much can be sent.',
        tags: 'busy',
        entry: ['forgetTransfer', 'forgetRefusal'],
        ...ask('readTerms', {
          accepted: { target: 'entering', actions: withAnswer('noteTerms') },
          refused: [
            { guard: withAnswer('transferIsClosed'), target: 'closed', actions: [] },
            { target: 'unreachable' },
          ],
        }),
      },
      unreachable: unreachable('reading'),
      closed: {
        type: 'final',
        description: 'No one can get money, or the site does not allow transfers.',
      },
      entering: {
        description: 'The receiver is shown; the person enters the amount.',
        on: {
          'amount.submitted': {
            target: 'reviewing',
            actions: [
              { type: 'noteSending', params: ({ event }) => ({ amount: event.amount }) },
              'forgetRefusal',
            ],
          },
          'form.edited': { actions: 'forgetRefusal' },
          'terms.changed': {
            actions: { type: 'noteChangedTerms', params: ({ event }) => ({ terms: event.terms }) },
          },
        },
      },
      reviewing: {
        description:
          'The person sees who gets how much and what is left, and enters the passwords.',
        on: {
          'transfer.confirmed': { target: 'sending' },
          'changes.requested': { target: 'entering', actions: 'forgetRefusal' },
          'form.edited': { actions: 'forgetRefusal' },
        },
      },
      sending: {
        description: 'The money is sent, once, even if an answer is lost.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('sendMoney', {
          input: ({ context }) => ({ payload: sendingOf(context) }),
          accepted: { target: 'sent', actions: withAnswer('noteTransfer') },
          refused: [
            { guard: withAnswer('transferIsClosed'), target: 'closed', actions: [] },
            { guard: withAnswer('amountIsRefused'), target: 'entering' },
            { target: 'reviewing' },
          ],
        }),
      },
      sent: {
        description: 'The other person has the money.',
        entry: ['forgetSending', 'tellPasswordsUsed'],
        on: { 'another.requested': { target: 'reading' } },
      },
    },
  });
