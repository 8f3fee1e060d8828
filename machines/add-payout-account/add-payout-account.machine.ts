import { assign, setup } from 'xstate';
import type { CheckedAccount, PayoutAccount } from '#contract/entities/payout-account.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { ofAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';

/** What the flow knows; what was typed stays in the draft. */
export interface AddPayoutAccountContext {
  /** What the directory said; null while that is not known. */
  readonly checked: CheckedAccount | null;
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
export type AccountCheckOutcome = Outcome<CheckedAccount>;

const actors = {
  /** Asks the directory whose account it is; it reads from the draft what was typed. */
  checkAccount: notProvided<AccountCheckOutcome>('checkAccount'),
  /** Adds the account as it was checked, once. */
  addAccount: submission<{ readonly checkId: string }, PayoutAccount>(),
};

const ask = asking<typeof actors, AddPayoutAccountContext>();

/** The check of what is added. Nothing is added before. */
function checkOf({ checked }: AddPayoutAccountContext): { readonly checkId: string } {
  if (!checked) throw new Error('No account was checked.');
  return { checkId: checked.checkId };
}

/** Adding a payout account: typed, checked with the directory, confirmed (W2). */
export const addPayoutAccountMachine = setup({
  types: {
    context: {} as AddPayoutAccountContext,
    events: {} as AddPayoutAccountEvent,
    output: {} as AddPayoutAccountOutput,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    checkExpired: isRefusedBy('payout_account_check_expired'),
    /** The person left the dialog that asks who they are (W5). */
    proofIsMissing: isRefusedBy('proof_required'),
  },
  actions: {
    noteCheck: assign((_, { outcome }: { outcome: AccountCheckOutcome }) =>
      outcome.ok ? { checked: outcome.value } : {},
    ),
    forgetCheck: assign({ checked: null }),
    conclude: assign((_, { result }: AddPayoutAccountOutput) => ({ result })),
  },
})
  .extend(refusable)
  .createMachine({
    id: 'addPayoutAccount',
    context: { checked: null, refusal: null, result: 'cancelled' },
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
        description: 'The server adds it, also where an answer is lost, and once.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('addAccount', {
          input: ({ context }) => ({ asked: checkOf(context) }),
          accepted: { target: 'added', actions: { type: 'conclude', params: { result: 'added' } } },
          refused: [
            // It took too long: what the directory says now is shown.
            { guard: ofAnswer('checkExpired'), target: 'checking', actions: [] },
            { guard: ofAnswer('proofIsMissing'), target: 'confirming' },
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
