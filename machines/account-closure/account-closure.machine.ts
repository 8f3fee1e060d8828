import { assign, emit, setup } from 'xstate';
import type { AccountClosure } from '#contract/entities/account-closure.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** Result of requesting or cancelling the closure. */
export type ClosingOutcome = Outcome<AccountClosure>;

/** Input of the flow: the current state. */
export interface AccountClosureInput {
  readonly closing: AccountClosure;
}

/** Context of the flow. */
export interface AccountClosureContext extends AccountClosureInput {
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
type AccountClosureEvent =
  | { type: 'closing.requested' }
  | { type: 'closing.confirmed' }
  | { type: 'question.left' }
  | { type: 'return.requested' };

/** Events from outside: the server has ended the session of an account that is closing. */
export interface AccountClosureEmitted {
  readonly type: 'session.ended';
}

const actors = {
  /** Requests the closure after the waiting time; the person reauthenticates first. */
  closeAccount: notProvided<ClosingOutcome>('closeAccount'),
  /** Cancels the closure. */
  cancelClosure: notProvided<ClosingOutcome>('cancelClosure'),
};

const ask = asking<typeof actors, AccountClosureContext>();

const accountClosureSetup = setup({
  types: {
    input: {} as AccountClosureInput,
    context: {} as AccountClosureContext,
    events: {} as AccountClosureEvent,
    emitted: {} as AccountClosureEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    accountIsClosing: ({ context }) => context.closing.closesAt !== null,
    noObstacleIsLeft: ({ context }) => context.closing.obstacles.length === 0,
    closingIsAccepted: (_, { outcome }: { outcome: ClosingOutcome }) =>
      outcome.ok && outcome.value.closesAt !== null,
  },
  actions: {
    endSession: emit({ type: 'session.ended' }),
    noteClosing: assign((_, { outcome }: { outcome: ClosingOutcome }) =>
      outcome.ok ? { closing: outcome.value } : {},
    ),
  },
}).extend(refusable);

/** Closing one's own account after a waiting time, during which its owner can cancel (W5). */
export const accountClosureMachine = accountClosureSetup.createMachine({
  id: 'accountClosure',
  context: ({ input }) => ({ ...input, refusal: null }),
  initial: 'weighing',
  states: {
    weighing: {
      description: 'Decides whether the account is about to close, or something prevents it.',
      always: [
        { guard: 'accountIsClosing', target: 'waiting' },
        { guard: 'noObstacleIsLeft', target: 'staying' },
        { target: 'held' },
      ],
    },
    staying: {
      description: 'The account stays open; its owner can ask to close it.',
      on: { 'closing.requested': { target: 'confirming', actions: 'forgetRefusal' } },
    },
    confirming: {
      description: 'The person reads what closing means, and decides.',
      on: { 'closing.confirmed': { target: 'closing' }, 'question.left': { target: 'staying' } },
    },
    closing: {
      description: 'The request is sent; pressing again does nothing.',
      tags: 'busy',
      ...ask('closeAccount', {
        accepted: [
          {
            guard: withAnswer('closingIsAccepted'),
            target: 'signedOut',
            actions: [withAnswer('noteClosing'), 'endSession'],
          },
          // Something has blocked it meanwhile.
          { target: 'held', actions: withAnswer('noteClosing') },
        ],
        refused: 'staying',
      }),
    },
    waiting: {
      description: 'The account is about to close; the person can still keep it.',
      on: { 'return.requested': { target: 'returning' } },
    },
    returning: {
      description: 'The request to keep the account is sent.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('cancelClosure', {
        accepted: { target: 'weighing', actions: withAnswer('noteClosing') },
        refused: 'waiting',
      }),
    },
    held: {
      type: 'final',
      description: 'The page shows what prevents closing; the person settles that elsewhere first.',
    },
    signedOut: {
      type: 'final',
      description: 'The waiting time has started; every session has ended.',
    },
  },
});
