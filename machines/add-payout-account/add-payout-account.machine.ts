import { assign, setup } from 'xstate';
import type { CheckedAccount, PayoutAccount } from '#contract/entities/payout-account.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';

/** Context of the flow; what was typed stays in the draft. */
export interface AddPayoutAccountContext {
  /** The directory's answer; null until known. */
  readonly checked: CheckedAccount | null;
  readonly refusal: Refusal | null;
  /** The output if the flow ended now. */
  readonly result: AddPayoutAccountOutput['result'];
}

/** Events that the person sends. */
export type AddPayoutAccountEvent =
  | { type: 'form.submitted' }
  | { type: 'form.edited' }
  | { type: 'account.confirmed' }
  | { type: 'account.corrected' } // back to the form
  | { type: 'flow.left' };

/** Output of the flow. */
export interface AddPayoutAccountOutput {
  readonly result: 'added' | 'cancelled';
}

/** Result of checking. */
export type AccountCheckOutcome = Outcome<CheckedAccount>;

const actors = {
  /** Asks the directory for the account's holder; reads the account from the draft. */
  checkAccount: notProvided<AccountCheckOutcome>('checkAccount'),
  /** Adds the checked account, once. */
  addAccount: submission<{ readonly checkId: string }, PayoutAccount>(),
};

const ask = asking<typeof actors, AddPayoutAccountContext>();

/** The checked account. It is always checked before it is added. */
function checkOf({ checked }: AddPayoutAccountContext): { readonly checkId: string } {
  if (!checked) throw new Error('No account was checked.');
  return { checkId: checked.checkId };
}

/** Adding a payout account: enter it, check it with the directory, confirm (W2). */
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
    /** The person closed the reauthentication dialog (W5). */
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
        description: 'The person enters a Pix key or a bank account.',
        entry: 'forgetCheck',
        on: {
          'form.submitted': { target: 'checking' },
          'form.edited': { actions: 'forgetRefusal' },
          'flow.left': { target: 'cancelled' },
        },
      },
      checking: {
        description: 'The bank directory is asked who owns the account.',
        tags: 'busy',
        entry: 'forgetRefusal',
        on: { 'flow.left': { target: 'cancelled' } },
        ...ask('checkAccount', {
          accepted: { target: 'confirming', actions: withAnswer('noteCheck') },
          refused: 'entering',
        }),
      },
      confirming: {
        description:
          'The holder’s name is shown, masked: the person confirms that the account is theirs.',
        on: {
          'account.confirmed': { target: 'adding' },
          'account.corrected': { target: 'entering', actions: 'forgetRefusal' },
          'flow.left': { target: 'cancelled' },
        },
      },
      adding: {
        description: 'The server adds it, once, even if an answer is lost.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('addAccount', {
          input: ({ context }) => ({ payload: checkOf(context) }),
          accepted: { target: 'added', actions: { type: 'conclude', params: { result: 'added' } } },
          refused: [
            // The check has expired: the directory is asked again.
            { guard: withAnswer('checkExpired'), target: 'checking', actions: [] },
            { guard: withAnswer('proofIsMissing'), target: 'confirming' },
            { target: 'entering' },
          ],
          brokeDown: 'confirming',
        }),
      },
      added: {
        type: 'final',
        description: 'The account is added, and can be used after a waiting time.',
      },
      cancelled: { type: 'final', description: 'The person left; nothing was added.' },
    },
    output: ({ context }) => ({ result: context.result }),
  });
