import type { Deposit, DepositTerms } from '#contract/entities/deposit.ts';
import { asking } from '../actors/answering.ts';
import { brokeDown, withAnswer } from '../actors/outcome.ts';
import { unreachableUntilOnline } from '../actors/unreachable.ts';
import { type actors, depositSetup } from './deposit.setup.ts';
import type { DepositAmount, DepositContext, DepositName } from './deposit.types.ts';

const ask = asking<Omit<typeof actors, 'watchCharge'>, DepositContext>();

/** The deposit in an answer, for actions. */
const saveDeposit = {
  type: 'noteDeposit',
  params: ({ event }: { event: { output: { ok: true; value: Deposit } | { ok: false } } }) => ({
    deposit: event.output.ok ? event.output.value : null,
  }),
} as const;

const amountOf = ({ context }: { context: DepositContext }): DepositAmount => ({
  method: context.method ?? 'pix',
  amount: context.amount ?? 0,
});
const nameOf = ({ context }: { context: DepositContext }): DepositName => ({
  depositId: context.deposit?.id ?? '',
});

type TermsChanged = { readonly event: { readonly terms: readonly DepositTerms[] } };

const termsOf = ({ event }: TermsChanged) => ({ terms: event.terms });

/** New terms while nothing is under way: the choice and the input stay if they are still valid. */
const following = {
  'terms.changed': [
    {
      guard: { type: 'methodIsStillOffered', params: termsOf },
      actions: { type: 'noteTerms', params: termsOf },
    },
    { target: 'sorting', actions: [{ type: 'noteTerms', params: termsOf }, 'forgetRefusal'] },
  ],
} as const;

/** An amount, in every state that takes one. */
const submitting = {
  ...following,
  'amount.submitted': {
    target: 'checkingLimits',
    actions: {
      type: 'noteAmount',
      params: ({ event }: { event: { amount: number } }) => ({ amount: event.amount }),
    },
  },
  'methods.requested': {
    guard: 'severalMethodsAreOffered',
    target: 'choosingMethod',
    actions: 'forgetRefusal',
  },
} as const;

/** From an ended deposit to a new one. */
const newDepositTransition = {
  'another.requested': {
    target: '#deposit.reading',
    actions: ['forgetDeposit', 'announceDeposit'],
  },
} as const;

/** A state in which nothing more is expected of the person. */
const ended = (description: string) => ({ description, on: newDepositTransition });

/** Paying in: an amount, a charge, and what becomes of it (W2). */
export const depositMachine = depositSetup.createMachine({
  id: 'deposit',
  context: ({ input }) => ({
    ...input,
    terms: [],
    currency: 'BRL',
    method: null,
    amount: null,
    deposit: null,
    asksForLimits: false,
    refusal: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The portal loads the payment methods, and any deposit in progress.',
      tags: ['busy', 'reading'],
      entry: 'forgetRefusal',
      ...ask('readOverview', {
        input: ({ context }) => ({ depositId: context.depositId }),
        accepted: { target: 'sorting', actions: [withAnswer('noteOverview'), 'announceDeposit'] },
        refused: 'unreachable',
      }),
    },
    unreachable: unreachableUntilOnline('reading'),
    sorting: {
      description: 'A deposit in progress is shown; otherwise a new one starts.',
      always: [
        { guard: 'depositExists', target: 'charge' },
        { guard: 'noMethodIsOffered', target: 'closed' },
        { guard: 'limitsAreToBeAskedFor', target: 'askingForLimits' },
        { guard: 'oneMethodIsOffered', target: 'enteringAmount', actions: 'noteOnlyMethod' },
        { target: 'choosingMethod' },
      ],
    },
    closed: {
      description: 'The site takes no deposits right now.',
      tags: 'resting',
      on: {
        'retry.requested': { target: 'reading' },
        'terms.changed': { target: 'sorting', actions: { type: 'noteTerms', params: termsOf } },
      },
    },
    askingForLimits: {
      description:
        'Before the first deposit the person sets a limit, or chooses to deposit without one.',
      tags: 'resting',
      on: {
        'terms.changed': following['terms.changed'][1],
        'limits.answered': { target: 'sorting', actions: 'noteLimitsAnswered' },
      },
    },
    choosingMethod: {
      description: 'The person chooses a payment method.',
      tags: 'resting',
      on: {
        ...following,
        'method.chosen': {
          guard: { type: 'methodIsOffered', params: ({ event }) => ({ method: event.method }) },
          target: 'enteringAmount',
          actions: { type: 'noteMethod', params: ({ event }) => ({ method: event.method }) },
        },
      },
    },
    enteringAmount: {
      description: 'The person enters an amount, and sees the fee and what will be credited.',
      tags: 'resting',
      on: submitting,
    },
    checkingLimits: {
      description: 'The server checks whether the amount can be deposited now.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('checkAmount', {
        input: amountOf,
        accepted: 'creatingCharge',
        refused: [
          { guard: withAnswer('limitIsReached'), target: 'refusedByLimit' },
          { target: 'enteringAmount' },
        ],
      }),
    },
    refusedByLimit: {
      description:
        'The amount is above a limit; the page shows how much is possible now, and when more is.',
      tags: 'resting',
      on: submitting,
    },
    creatingCharge: {
      description: 'The provider makes one charge, even if an answer is lost.',
      tags: 'busy',
      ...ask('createCharge', {
        input: ({ context }) => ({ payload: amountOf({ context }) }),
        accepted: { target: 'charge', actions: [saveDeposit, 'announceDeposit'] },
        refused: [
          // Another tab was faster: its charge is shown.
          { guard: withAnswer('anotherDepositIsOpen'), target: 'reading' },
          { guard: withAnswer('limitIsReached'), target: 'refusedByLimit' },
          { guard: withAnswer('providerIsDown'), target: 'providerDown' },
          { target: 'enteringAmount' },
        ],
      }),
    },
    providerDown: {
      description: 'The payment provider does not answer; nothing has been charged.',
      on: { 'retry.requested': { target: 'reading' }, ...newDepositTransition },
    },
    charge: {
      description: 'There is a charge; the portal watches what happens to it.',
      invoke: {
        id: 'watchCharge',
        src: 'watchCharge',
        input: nameOf,
        onError: {
          target: 'unreachable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      on: {
        'charge.changed': {
          guard: { type: 'depositIsNewer', params: ({ event }) => ({ deposit: event.deposit }) },
          target: '.placing',
          actions: [
            { type: 'noteDeposit', params: ({ event }) => ({ deposit: event.deposit }) },
            'forgetRefusal',
          ],
        },
      },
      initial: 'placing',
      states: {
        placing: {
          description: 'The state of the charge decides what is shown.',
          always: [
            { guard: 'depositIsAwaited', target: 'awaitingPayment' },
            { guard: 'depositIsBeingCreated', target: '#deposit.providerDown' },
            { guard: 'depositIsRefused', target: 'refused' },
            { guard: 'depositIsCancelled', target: 'cancelled' },
            { guard: 'depositIsReturning', target: 'returning' },
            { guard: 'depositIsReturned', target: 'returned' },
            { guard: 'depositReturnFailed', target: 'returnFailed' },
            { guard: 'depositIsReversed', target: 'reversed' },
            { guard: 'paymentIsTooSmall', target: 'creditedInPart' },
            { guard: 'paymentIsTooLarge', target: 'creditedMore' },
            { guard: 'paymentIsLate', target: 'creditedLate' },
            { guard: 'depositIsCredited', target: 'credited' },
            { target: 'expired' },
          ],
        },
        awaitingPayment: {
          description: 'The page shows how to pay, and how much time is left.',
          initial: 'open',
          after: { untilExpiry: { target: 'expired', actions: 'forgetRefusal' } },
          on: {
            'payment.claimed': { target: 'confirming' },
            'cancellation.requested': { target: 'cancelling' },
          },
          states: {
            open: { description: 'The provider has not been asked yet.' },
            notArrived: { description: 'The provider was asked, and has no payment yet.' },
            refused: { description: 'The request could not be carried out; the page shows why.' },
          },
        },
        confirming: {
          description: 'The person says that they have paid: the provider is asked.',
          tags: 'busy',
          entry: 'forgetRefusal',
          ...ask('checkPayment', {
            input: nameOf,
            accepted: [
              {
                guard: withAnswer('paymentIsStillAwaited'),
                target: 'awaitingPayment.notArrived',
                actions: saveDeposit,
              },
              { target: 'placing', actions: saveDeposit },
            ],
            refused: 'awaitingPayment.refused',
          }),
        },
        cancelling: {
          description: 'The charge is being cancelled.',
          tags: 'busy',
          entry: 'forgetRefusal',
          ...ask('cancelCharge', {
            input: nameOf,
            accepted: { target: 'placing', actions: saveDeposit },
            refused: [
              // It was paid meanwhile: its outcome is read.
              { guard: withAnswer('depositIsPaidMeanwhile'), target: 'confirming' },
              { target: 'awaitingPayment.refused' },
            ],
          }),
        },
        expired: {
          description:
            'The time to pay is over. The person can get a new code; the old one is still watched.',
          on: {
            'code.renewed': {
              target: '#deposit.checkingLimits',
              actions: ['keepAmountForNewCharge', 'announceDeposit'],
            },
            ...newDepositTransition,
          },
        },
        refused: ended('The provider will not make the charge: nothing can be paid.'),
        cancelled: ended('The person cancelled the charge.'),
        credited: ended('The money arrived as requested and is in the balance.'),
        creditedLate: ended('The money arrived after the deadline and is still in the balance.'),
        creditedInPart: ended('Less arrived than requested; what arrived is in the balance.'),
        creditedMore: ended('More arrived than requested; all of it is in the balance.'),
        returning: ended('Money arrived that cannot be credited and is on its way back.'),
        returned: ended('Money that could not be credited was returned to its payer.'),
        returnFailed: ended(
          'Money could be neither credited nor returned: customer service helps.',
        ),
        reversed: ended('The bank took the money back after it had been credited.'),
      },
    },
  },
});
