import type { Withdrawal } from '#contract/entities/withdrawal.ts';
import { asking } from '../actors/answering.ts';
import { brokeDown, withAnswer } from '../actors/outcome.ts';
import { unreachableUntilOnline } from '../actors/unreachable.ts';
import { type actors, withdrawalConfirmationSetup } from './withdrawal-confirmation.setup.ts';
import type {
  Complaint,
  Receipt,
  WithdrawalConfirmationContext,
} from './withdrawal-confirmation.types.ts';

const ask = asking<Omit<typeof actors, 'watchWithdrawal'>, WithdrawalConfirmationContext>();

type Args = { readonly context: WithdrawalConfirmationContext };

const receiptOf = ({ context: { target } }: Args): Receipt => ({ partId: target?.partId ?? '' });
const complaintOf = ({ context }: Args): Complaint => ({
  ...receiptOf({ context }),
  complaint: context.complaint ?? { amountReceived: 0, comment: '', proofs: [] },
});

/** The withdrawal in an answer, for actions. */
const saveWithdrawal = {
  type: 'noteWithdrawal',
  params: ({ event }: { event: { output: { ok: true; value: Withdrawal } | { ok: false } } }) => ({
    withdrawal: event.output.ok ? event.output.value : null,
  }),
} as const;

/** The withdrawal in an update, for guards and actions. */
const newsOf = ({ event }: { event: { withdrawal: Withdrawal } }) => ({
  withdrawal: event.withdrawal,
});

/** From an ended part to the next one that waits. */
const nextPartTransition = {
  'next.requested': {
    guard: 'anotherPartWaits',
    target: '#withdrawalConfirmation.reading',
    actions: 'forgetPart',
  },
} as const;

/** Asks the player whether a paid part arrived, and follows the outcome (W3). */
export const withdrawalConfirmationMachine = withdrawalConfirmationSetup.createMachine({
  id: 'withdrawalConfirmation',
  context: ({ input }) => ({
    ...input,
    withdrawal: null,
    others: 0,
    answer: null,
    complaint: null,
    refusal: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The portal loads the payment in question.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('readPart', {
        input: ({ context: { target } }) => ({ target }),
        accepted: [
          { guard: withAnswer('partIsWaiting'), target: 'known', actions: withAnswer('savePart') },
          { target: 'nothing' },
        ],
        refused: [
          { guard: withAnswer('withdrawalIsGone'), target: 'nothing', actions: [] },
          { target: 'unreachable' },
        ],
      }),
    },
    nothing: { type: 'final', description: 'No payment waits for an answer.' },
    unreachable: unreachableUntilOnline('reading'),
    known: {
      description: 'The payment is known; the portal watches what happens to it.',
      invoke: {
        id: 'watchWithdrawal',
        src: 'watchWithdrawal',
        input: ({ context }) => ({ withdrawalId: context.target?.withdrawalId ?? '' }),
        onError: {
          target: 'unreachable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      on: {
        'withdrawal.changed': [
          {
            guard: { type: 'partIsChanged', params: newsOf },
            target: '.sorting',
            actions: [{ type: 'noteWithdrawal', params: newsOf }, 'forgetRefusal'],
          },
          {
            guard: { type: 'withdrawalIsNewer', params: newsOf },
            actions: { type: 'noteWithdrawal', params: newsOf },
          },
        ],
      },
      initial: 'sorting',
      states: {
        sorting: {
          description: 'The state of the payment decides what is shown.',
          always: [
            { guard: 'personWantsToComplain', target: 'complaining' },
            { guard: 'partIsDisbursed', target: 'asking' },
            { guard: 'partIsReceivedAsSaid', target: 'received' },
            { guard: 'partIsReceived', target: 'receivedElsewhere' },
            { guard: 'partIsDisputedAsSaid', target: 'disputed' },
            { guard: 'partIsDisputed', target: 'disputeOpen' },
            { guard: 'partIsReceivedBySilence', target: 'takenAsReceived' },
            { guard: 'partIsForced', target: 'forced' },
            { target: 'returned' },
          ],
        },
        asking: {
          description:
            'The person is asked whether the payment arrived, and sees how long they have to answer.',
          after: { untilSilence: { target: 'askingAgain', actions: 'forgetRefusal' } },
          on: {
            'receipt.confirmed': { target: 'confirmingReceipt', actions: 'noteReceipt' },
            'complaint.begun': { target: 'complaining', actions: 'beginComplaint' },
          },
        },
        askingAgain: {
          description:
            'The time is over, or it was answered elsewhere: the portal asks the server.',
          tags: 'busy',
          ...ask('readPart', {
            id: 'readAgain',
            input: ({ context: { target } }) => ({ target }),
            accepted: [
              {
                guard: withAnswer('partIsWaiting'),
                target: 'sorting',
                actions: withAnswer('savePart'),
              },
              { target: '#withdrawalConfirmation.nothing' },
            ],
            refused: [
              {
                guard: withAnswer('withdrawalIsGone'),
                target: '#withdrawalConfirmation.nothing',
                actions: [],
              },
              { target: '#withdrawalConfirmation.unreachable' },
            ],
          }),
        },
        confirmingReceipt: {
          description:
            'The person says that it arrived; this is sent once, even if an answer is lost.',
          tags: 'busy',
          entry: 'forgetRefusal',
          ...ask('sendReceived', {
            input: ({ context }) => ({ payload: receiptOf({ context }) }),
            accepted: { target: 'sorting', actions: saveWithdrawal },
            refused: [
              { guard: withAnswer('questionIsOver'), target: 'askingAgain', actions: [] },
              { target: 'asking' },
            ],
          }),
        },
        complaining: {
          description:
            'The person says what did not arrive, with a comment and pictures that prove it.',
          on: {
            'complaint.submitted': {
              target: 'sendingComplaint',
              actions: {
                type: 'noteComplaint',
                params: ({ event: { complaint } }) => ({ complaint }),
              },
            },
            'complaint.abandoned': {
              target: 'sorting',
              actions: ['endComplaint', 'tellComplaintEnded'],
            },
          },
        },
        sendingComplaint: {
          description: 'The report is sent, once, even if an answer is lost.',
          tags: 'busy',
          entry: 'forgetRefusal',
          ...ask('sendComplaint', {
            input: ({ context }) => ({ payload: complaintOf({ context }) }),
            accepted: {
              target: 'sorting',
              actions: [saveWithdrawal, 'endComplaint', 'tellComplaintEnded'],
            },
            refused: [
              {
                guard: withAnswer('questionIsOver'),
                target: 'askingAgain',
                actions: ['endComplaint', 'tellComplaintEnded'],
              },
              { target: 'complaining' },
            ],
          }),
        },
        received: { description: 'The person has said that it arrived.', on: nextPartTransition },
        receivedElsewhere: {
          description: 'It was confirmed in another tab or on another device.',
          on: nextPartTransition,
        },
        disputed: {
          description: 'The report has arrived; no deadline runs, and an answer is promised.',
          on: nextPartTransition,
        },
        disputeOpen: {
          description: 'There is an open report from another tab or device.',
          on: nextPartTransition,
        },
        takenAsReceived: {
          description:
            'No one answered in time, so the payment is treated as received; a problem can still be reported.',
          on: {
            ...nextPartTransition,
            'complaint.begun': {
              guard: 'complaintIsPossible',
              target: 'complaining',
              actions: 'beginComplaint',
            },
          },
        },
        forced: {
          description: 'The operator closed it as received: nothing is sent again.',
          on: nextPartTransition,
        },
        returned: {
          description: 'The report was right: what did not arrive is paid out again.',
          on: nextPartTransition,
        },
      },
    },
  },
});
