import { assign, emit, setup } from 'xstate';
import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import type { PayoutPartState } from '#contract/entities/withdrawal-types.ts';
import { notListening, notProvided } from '../actors/not-provided.ts';
import { refusable } from '../actors/refusable.ts';
import { isRefusedBy } from '../actors/refusals.ts';
import { watchesConnection } from '../actors/watching.ts';
import { submission } from '../submission/submission.machine.ts';
import type {
  Complaint,
  ComplaintWords,
  PartName,
  PartOutcome,
  Receipt,
  WithdrawalConfirmationContext,
  WithdrawalConfirmationEmitted,
  WithdrawalConfirmationEvent,
  WithdrawalConfirmationInput,
} from './withdrawal-confirmation.types.ts';

/** Shortest delay before a part is read again whose deadline should have passed. */
const MIN_WAIT_MILLISECONDS = 1_000;

/** The flow's actors, by name. */
export const actors = {
  ...watchesConnection,
  /** Reads the named part, or the most urgent one that waits. */
  readPart: notProvided<PartOutcome, { readonly target: PartName | null }>('readPart'),
  /** Confirms that a part arrived, once. */
  sendReceived: submission<Receipt, Withdrawal>(),
  /** Complains that a part did not arrive, or not all of it, once. */
  sendComplaint: submission<Complaint, Withdrawal>(),
  /** Reports every change of the withdrawal while it is shown. */
  watchWithdrawal: notListening<{ readonly withdrawalId: string }>('watchWithdrawal'),
};

type Known = Pick<WithdrawalConfirmationContext, 'withdrawal' | 'target'>;

/** The part that the flow is about. */
export function partIn({ withdrawal, target }: Known): PayoutPart | undefined {
  return withdrawal?.parts.find(({ id }) => id === target?.partId);
}

/** Whether the person can still complain. */
function isComplainable(part: PayoutPart | undefined): boolean {
  return part?.state === 'disbursed' || typeof part?.disputableUntil === 'string';
}

/** Whether the part has this state, and the person's answer here was this one, if given. */
const partIs =
  (state: PayoutPartState, answer?: WithdrawalConfirmationContext['answer']) =>
  ({ context }: { readonly context: WithdrawalConfirmationContext }) =>
    partIn(context)?.state === state && (answer === undefined || context.answer === answer);

const isNewer = ({ withdrawal }: Known, news: Withdrawal) =>
  news.id === withdrawal?.id && news.revision > withdrawal.revision;

const ownSetup = setup({
  types: {
    input: {} as WithdrawalConfirmationInput,
    context: {} as WithdrawalConfirmationContext,
    events: {} as WithdrawalConfirmationEvent,
    emitted: {} as WithdrawalConfirmationEmitted,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    partIsWaiting: (_, { outcome }: { outcome: PartOutcome }) =>
      outcome.ok && outcome.value !== null,
    partIsDisbursed: partIs('disbursed'),
    partIsReceived: partIs('received'),
    partIsReceivedAsSaid: partIs('received', 'received'),
    partIsDisputed: partIs('disputed'),
    partIsDisputedAsSaid: partIs('disputed', 'notReceived'),
    partIsReceivedBySilence: partIs('receivedBySilence'),
    partIsForced: partIs('forced'),
    personWantsToComplain: ({ context }) =>
      context.isComplaining && isComplainable(partIn(context)),
    complaintIsPossible: ({ context }) => isComplainable(partIn(context)),
    anotherPartWaits: ({ context }) => context.others > 0,
    questionIsOver: isRefusedBy('payout_answered', 'payout_silence_over'),
    withdrawalIsGone: isRefusedBy('not_found'),
    withdrawalIsNewer: ({ context }, { withdrawal }: { withdrawal: Withdrawal }) =>
      isNewer(context, withdrawal),
    partIsChanged: ({ context }, { withdrawal }: { withdrawal: Withdrawal }) =>
      isNewer(context, withdrawal) &&
      partIn({ ...context, withdrawal })?.state !== partIn(context)?.state,
  },
  actions: {
    savePart: assign(({ context }, { outcome }: { outcome: PartOutcome }) => {
      if (!outcome.ok || !outcome.value) return {};
      const { withdrawal, withdrawalId, partId, others } = outcome.value;
      return isOlder(withdrawal, context.withdrawal)
        ? { others }
        : { withdrawal, others, target: { withdrawalId, partId } };
    }),
    noteWithdrawal: assign(({ context }, { withdrawal }: { withdrawal: Withdrawal | null }) =>
      withdrawal === null || isOlder(withdrawal, context.withdrawal) ? {} : { withdrawal },
    ),
    noteReceipt: assign({ answer: 'received' }),
    noteComplaint: assign((_, { complaint }: { complaint: ComplaintWords }) => ({
      complaint,
      answer: 'notReceived' as const,
    })),
    beginComplaint: assign({ isComplaining: true, refusal: null }),
    endComplaint: assign({ isComplaining: false, refusal: null }),
    tellComplaintEnded: emit({ type: 'complaint.ended' }),
    /** The next part starts from scratch. */
    forgetPart: assign({
      target: null,
      withdrawal: null,
      isComplaining: false,
      answer: null,
      complaint: null,
    }),
  },
  delays: {
    untilSilence: ({ context }) => {
      const left = Date.parse(partIn(context)?.autoConfirmsAt ?? '') - context.now();
      return Math.max(MIN_WAIT_MILLISECONDS, left);
    },
  },
});

/** A newer update of the same withdrawal may have arrived before this answer. */
function isOlder(withdrawal: Withdrawal, known: Withdrawal | null): boolean {
  return withdrawal.id === known?.id && withdrawal.revision < known.revision;
}

/** The building blocks of the states of the flow. */
export const withdrawalConfirmationSetup = ownSetup.extend(refusable);
