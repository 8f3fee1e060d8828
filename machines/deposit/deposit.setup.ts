import { assign, emit, setup } from 'xstate';
import type { Deposit, DepositTerms } from '#contract/entities/deposit.ts';
import type {
  DepositMethod,
  DepositOutcome as DepositOutcomeName,
  DepositState,
} from '#contract/entities/deposit-types.ts';
import { depositOutcomeOf } from '#contract/rules/deposit-outcome.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { valueIn } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { watchesConnection } from '../actors/watching.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  CheckOutcome,
  DepositAmount,
  DepositContext,
  DepositEmitted,
  DepositFlowEvent,
  DepositInput,
  DepositName,
  DepositOutcome,
  OverviewOutcome,
} from './deposit.types.ts';

/** The deposit's actors, by name. */
export const actors = {
  ...watchesConnection,
  /** Reads the ways to pay, and the deposit that is under way. */
  readOverview: notProvided<OverviewOutcome, { readonly depositId: string | null }>('readOverview'),
  /** Asks whether an amount can be paid in. */
  checkAmount: notProvided<CheckOutcome, DepositAmount>('checkAmount'),
  /** Creates a charge, once. */
  createCharge: submission<DepositAmount, Deposit>(),
  /** Has the server ask the provider about the charge. */
  checkPayment: notProvided<DepositOutcome, DepositName>('checkPayment'),
  cancelCharge: notProvided<DepositOutcome, DepositName>('cancelCharge'),
  /** Reports every change of the deposit while the page is open. */
  watchCharge: notListening<DepositName>('watchCharge'),
};

const depositIs =
  (state: DepositState) =>
  ({ context }: { readonly context: DepositContext }) =>
    context.deposit?.state === state;

/** Whether the deposit has this outcome. */
const paidAs = (deposit: Deposit | null, outcome: DepositOutcomeName) =>
  deposit !== null && depositOutcomeOf(deposit) === outcome;

const ownSetup = setup({
  types: {
    input: {} as DepositInput,
    context: {} as DepositContext,
    events: {} as DepositFlowEvent,
    emitted: {} as DepositEmitted,
    /** `reading`: nothing is known yet. `resting`: nothing is decided, so new terms may arrive. */
    tags: {} as 'busy' | 'reading' | 'resting',
  },
  actors,
  guards: {
    depositExists: ({ context }) => context.deposit !== null,
    limitsAreToBeAskedFor: ({ context }) => context.asksForLimits,
    noMethodIsOffered: ({ context }) => context.terms.length === 0,
    oneMethodIsOffered: ({ context }) => context.terms.length === 1,
    severalMethodsAreOffered: ({ context }) => context.terms.length > 1,
    methodIsOffered: ({ context }, { method }: { method: DepositMethod }) =>
      context.terms.some((one) => one.method === method),
    /** The chosen method is still offered. */
    methodIsStillOffered: ({ context }, { terms }: { terms: readonly DepositTerms[] }) =>
      terms.some(({ method }) => method === context.method),
    limitIsReached: isRefusedBy('deposit_limit_reached', 'play_limit_reached'),
    anotherDepositIsOpen: isRefusedBy('deposit_already_open'),
    providerIsDown: isRefusedBy('payment_provider_unavailable'),
    depositIsPaidMeanwhile: isRefusedBy('deposit_not_cancellable'),
    depositIsNewer: ({ context }, { deposit }: { deposit: Deposit }) =>
      deposit.id === context.deposit?.id && deposit.revision > context.deposit.revision,
    depositIsAwaited: depositIs('awaiting'),
    depositIsBeingCreated: depositIs('creating'),
    depositIsRefused: depositIs('refused'),
    depositIsCancelled: depositIs('cancelled'),
    depositIsReturning: depositIs('returning'),
    depositIsReturned: depositIs('returned'),
    depositReturnFailed: depositIs('returnFailed'),
    depositIsReversed: depositIs('reversed'),
    depositIsCredited: depositIs('credited'),
    paymentIsStillAwaited: (_, { outcome }: { outcome: DepositOutcome }) =>
      outcome.ok && outcome.value.state === 'awaiting',
    paymentIsTooSmall: ({ context }) => paidAs(context.deposit, 'creditedInPart'),
    paymentIsTooLarge: ({ context }) => paidAs(context.deposit, 'creditedMore'),
    paymentIsLate: ({ context }) => paidAs(context.deposit, 'creditedLate'),
  },
  actions: {
    noteOverview: assign((_, { outcome }: { outcome: OverviewOutcome }) => {
      const overview = valueIn(outcome);
      return overview ? { ...overview, depositId: overview.deposit?.id ?? null } : {};
    }),
    noteTerms: assign((_, { terms }: { terms: readonly DepositTerms[] }) => ({ terms })),
    noteLimitsAnswered: assign({ asksForLimits: false }),
    noteMethod: assign((_, { method }: { method: DepositMethod }) => ({ method })),
    noteOnlyMethod: assign(({ context }) => ({ method: context.terms[0]?.method ?? null })),
    noteAmount: assign((_, { amount }: { amount: number }) => ({ amount })),
    noteDeposit: assign(({ context }, { deposit }: { deposit: Deposit | null }) =>
      deposit === null || isOlder(deposit, context.deposit)
        ? {}
        : { deposit, depositId: deposit.id },
    ),
    /** The next charge is for this one's amount; the server keeps watching the old one. */
    keepAmountForNewCharge: assign(({ context: { deposit } }) => ({
      ...(deposit && { method: deposit.method, amount: deposit.amount }),
      deposit: null,
      depositId: null,
    })),
    forgetDeposit: assign({ deposit: null, depositId: null, amount: null }),
    announceDeposit: emit(({ context: { depositId } }) => ({ type: 'deposit.changed', depositId })),
  },
  delays: {
    untilExpiry: ({ context: { deposit, now } }) =>
      Math.max(0, Date.parse(deposit?.expiresAt ?? '') - now()) + 1,
  },
});

/** A newer update of the same deposit may have arrived before this answer. */
function isOlder(deposit: Deposit, known: Deposit | null): boolean {
  return deposit.id === known?.id && deposit.revision < known.revision;
}

/** The building blocks of the states of the deposit. */
export const depositSetup = ownSetup.extend(refusable);
