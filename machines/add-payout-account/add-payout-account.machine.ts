import { assign, setup } from 'xstate';
import type { CheckedAccount, PayoutAccount } from '#contract/entities/payout-account.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { ofAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** What the directory said, with the key by which it is added once. */
export interface AccountCheck {
  readonly checked: CheckedAccount;
  readonly key: string;
}

/** What the flow knows; what was typed stays in the draft. */
export interface AddPayoutAccountContext {
  readonly check: AccountCheck | null;
  readonly refusal: Refusal | null;
  /** How the flow ends if it ended now. */
  readonly result: AddPayoutAccountOutput['result'];
}

/** What a person does. */
export type AddPayoutAccountEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'account.confirmed' }
  | { type: 'account.corrected' } // back to what was typed
  | { type: 'flow.left' };

/** How the flow ends. */
export interface AddPayoutAccountOutput {
  readonly result: 'added' | 'cancelled';
}

/** What checking brings. */
export type AccountCheckOutcome = Outcome<AccountCheck>;

const actors = {
  /** Asks the directory whose account it is; it reads from the draft what was typed. */
  checkAccount: notProvided<AccountCheckOutcome>('checkAccount'),
  /** Adds the account as it was checked, once. */
  addAccount: notProvided<Outcome<PayoutAccount>, { readonly check: AccountCheck }>('addAccount'),
};

const ask = asking<typeof actors, AddPayoutAccountContext>();

/** What was checked. Nothing is added before. */
function checkOf({ check }: AddPayoutAccountContext): AccountCheck {
  if (!check) throw new Error('No account was checked.');
  return check;
}

/** Adding an account to be paid at: typed, checked with the directory, confirmed (W2). */
export const addPayoutAccountMachine = setup({
  types: {
    context: {} as AddPayoutAccountContext,
    events: {} as AddPayoutAccountEvent,
    output: {} as AddPayoutAccountOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    isCheckExpired: (_, { outcome }: { outcome: Outcome<unknown> }) =>
      !outcome.ok && outcome.code === 'payout_account_check_expired',
    /** Nobody knows whether it was added: the same key finds out. */
    isUnknown: (_, { outcome }: { outcome: Outcome<unknown> }) =>
      !outcome.ok && (outcome.code === 'network_failed' || outcome.code === 'timed_out'),
    /** The person left the dialog that asks who they are (W5). */
    isUnproved: (_, { outcome }: { outcome: Outcome<unknown> }) =>
      !outcome.ok && outcome.code === 'proof_required',
  },
  actions: {
    noteCheck: assign((_, { outcome }: { outcome: AccountCheckOutcome }) =>
      outcome.ok ? { check: outcome.value } : {},
    ),
    forgetCheck: assign({ check: null }),
    conclude: assign((_, { result }: AddPayoutAccountOutput) => ({ result })),
  },
})
  .extend(refusable)
  .createMachine({
    id: 'addPayoutAccount',
    context: { check: null, refusal: null, result: 'cancelled' },
    initial: 'entering',
    states: {
      entering: {
        description: 'The person types a PIX key or the number of an account.',
        entry: 'forgetCheck',
        on: {
          'form.submitted': { target: 'checking' },
          'form.edited': { actions: 'forgetRefusal' },
          'flow.left': { target: 'cancelled' },
        },
      },
      checking: {
        description: 'The directory of banks is asked whose account it is.',
        tags: 'busy',
        entry: 'forgetRefusal',
        on: { 'flow.left': { target: 'cancelled' } },
        ...ask('checkAccount', {
          accepted: { target: 'confirming', actions: ofAnswer('noteCheck') },
          refused: 'entering',
        }),
      },
      confirming: {
        description: 'The holder is shown, masked: the person says whether it is theirs.',
        on: {
          'account.confirmed': { target: 'adding' },
          'account.corrected': { target: 'entering', actions: 'forgetRefusal' },
          'flow.left': { target: 'cancelled' },
        },
      },
      adding: {
        description: 'The server adds it; a second press does nothing.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('addAccount', {
          input: ({ context }) => ({ check: checkOf(context) }),
          accepted: {
            target: 'added',
            actions: { type: 'conclude', params: { result: 'added' } },
          },
          refused: [
            // It took too long: what the directory says now is shown.
            { guard: ofAnswer('isCheckExpired'), target: 'checking', actions: [] },
            { guard: ofAnswer('isUnknown'), target: 'confirming' },
            { guard: ofAnswer('isUnproved'), target: 'confirming' },
            { target: 'entering' },
          ],
          brokeDown: 'confirming',
        }),
      },
      added: { type: 'final', description: 'The account is there, and waits before it is used.' },
      cancelled: { type: 'final', description: 'The person left; nothing was added.' },
    },
    output: ({ context }) => ({ result: context.result }),
  });
