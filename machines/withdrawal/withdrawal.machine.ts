import { assign, emit, setup } from 'xstate';
import type { Withdrawal, WithdrawalQuote } from '#contract/entities/withdrawal.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import type { DataOutdated, PasswordsUsed } from '../actors/emitted.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusableOutdating } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { submission } from '../submission/submission.machine.ts';

/** The amount, in hundredths, and the payout account. */
export interface RequestedWithdrawal {
  readonly amount: number;
  readonly accountId: string;
}

/** Context of the flow; passwords stay in the draft. */
export interface WithdrawalContext {
  /** The last input. */
  readonly request: RequestedWithdrawal | null;
  /** The quote; null until known. */
  readonly quote: WithdrawalQuote | null;
  readonly withdrawal: Withdrawal | null;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
export type WithdrawalEvent =
  | ({ type: 'amount.submitted' } & RequestedWithdrawal)
  | { type: 'form.edited' }
  | { type: 'changes.requested' }
  | { type: 'withdrawal.confirmed' }
  | { type: 'another.requested' };

/** Result of asking for the price. */
export type QuoteOutcome = Outcome<WithdrawalQuote>;
/** Result of requesting. */
export type RequestOutcome = Outcome<Withdrawal>;

const actors = {
  /** Asks for a quote, and whether the amount can be withdrawn now. */
  readQuote: notProvided<QuoteOutcome, RequestedWithdrawal>('readQuote'),
  /** Requests it, once for each confirmation; the draft has the passwords. */
  requestWithdrawal: submission<RequestedWithdrawal, Withdrawal>(),
};

const ask = asking<typeof actors, WithdrawalContext>();

/** The request to send; it is always submitted by the form first. */
function requestOf({ request }: WithdrawalContext): RequestedWithdrawal {
  if (!request) throw new Error('Nothing is being withdrawn.');
  return request;
}

/** Requesting a withdrawal (W2): amount and account, quote, passwords. */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    emitted: {} as DataOutdated | PasswordsUsed,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    /** The input is no longer valid. */
    entryIsRefused: isRefusedBy(
      'withdrawal_amount_too_small',
      'withdrawal_amount_too_large',
      'withdrawal_exceeds_balance',
      'withdrawal_limit_reached',
      'payout_account_waiting',
      'not_found',
    ),
  },
  actions: {
    noteRequest: assign((_, { amount, accountId }: RequestedWithdrawal) => ({
      request: { amount, accountId },
    })),
    noteQuote: assign((_, { outcome }: { outcome: QuoteOutcome }) =>
      outcome.ok ? { quote: outcome.value } : {},
    ),
    noteWithdrawal: assign((_, { outcome }: { outcome: RequestOutcome }) =>
      outcome.ok ? { withdrawal: outcome.value } : {},
    ),
    forgetQuote: assign({ quote: null }),
    forgetAll: assign({ request: null, withdrawal: null }),
    tellPasswordsUsed: emit({ type: 'passwords.used' }),
  },
})
  .extend(refusableOutdating('payments'))
  .createMachine({
    id: 'withdrawal',
    context: { request: null, quote: null, withdrawal: null, refusal: null },
    initial: 'entering',
    states: {
      entering: {
        description: 'The person enters how much to withdraw, and chooses the account.',
        entry: 'forgetQuote',
        on: {
          'amount.submitted': {
            target: 'quoting',
            actions: {
              type: 'noteRequest',
              params: ({ event: { amount, accountId } }) => ({ amount, accountId }),
            },
          },
          'form.edited': { actions: 'forgetRefusal' },
        },
      },
      quoting: {
        description: 'The portal checks whether the amount can be withdrawn, and what it costs.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('readQuote', {
          input: ({ context }) => requestOf(context),
          accepted: { target: 'reviewing', actions: withAnswer('noteQuote') },
          refused: { target: 'entering' },
        }),
      },
      reviewing: {
        description:
          'The person sees what it costs and what is paid out, and enters the passwords.',
        on: {
          'withdrawal.confirmed': { target: 'requesting' },
          'changes.requested': { target: 'entering', actions: 'forgetRefusal' },
          'form.edited': { actions: 'forgetRefusal' },
        },
      },
      requesting: {
        description: 'The withdrawal is requested, once, even if an answer is lost.',
        tags: 'busy',
        entry: 'forgetRefusal',
        ...ask('requestWithdrawal', {
          input: ({ context }) => ({ payload: requestOf(context) }),
          accepted: { target: 'requested', actions: withAnswer('noteWithdrawal') },
          refused: [
            { guard: withAnswer('entryIsRefused'), target: 'entering' },
            { target: 'reviewing' },
          ],
        }),
      },
      requested: {
        description: 'The money is set aside, and the operator reviews the withdrawal.',
        entry: 'tellPasswordsUsed',
        on: { 'another.requested': { target: 'entering', actions: 'forgetAll' } },
      },
    },
  });
